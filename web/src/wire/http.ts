// HTTP: one function a route, each with the shape of its answer.

import { busy } from "../busy.svelte";
import { connectivity } from "../connectivity.svelte";
import { time } from "../time.svelte";
import { anything, array, checked, isObject, object, type Shape } from "./check";
import * as shapes from "./shapes";
import type * as wire from "./types";
import type { Routes } from "./types";

/** What could not be done: the key of its words and their nouns. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly nouns: { [noun: string]: string | number },
    /** Seconds after which it is worth while to ask again, where the server said so. */
    readonly wait = 0,
  ) {
    super(key);
  }
}

type Route = keyof Routes;
type GameEvent<R extends Route> = Partial<Pick<Routes[R], "path" | "query" | "body">>;

function address(route: Route, path: object | null | undefined, query: object | null | undefined): string {
  const place = route.slice(route.indexOf(" ") + 1);
  const filled = Object.entries(path ?? {}).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    place,
  );
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

/** What the server is too busy for has changed nothing: it is asked again, while it is still `wanted`. */
function ask<R extends Route>(route: R, shape: Shape<Routes[R]["answer"]> | null, told: GameEvent<R> = {}, wanted = () => true) {
  return busy.until(
    () => askOnce(route, shape, told),
    (failed) => (failed instanceof Problem && failed.key === "busy" && wanted() ? failed.wait : null),
  );
}

async function askOnce<R extends Route>(route: R, shape: Shape<Routes[R]["answer"]> | null, told: GameEvent<R>) {
  const method = route.slice(0, route.indexOf(" "));
  const headers = new Headers({ "Accept-Language": document.documentElement.lang });
  const init: RequestInit = { method, credentials: "same-origin", headers };
  if (told.body) {
    init.body = JSON.stringify(told.body);
    headers.set("Content-Type", "application/json");
  }
  const sent = Date.now();
  let response: Response;
  try {
    response = await fetch(address(route, told.path, told.query), init);
  } catch {
    connectivity.lose();
    throw new Problem(0, "no-connection", {});
  }
  time.heard(response.headers.get("Date"), sent, Date.now());
  if (!response.ok) throw await problem(response);
  return shape === null ? null : checked(shape, await response.json());
}

async function problem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  if (!isObject(body) || typeof body["error"] !== "string") return new Problem(response.status, "fault", { type: response.status });
  const nouns = checked(shapes.aProblem, { nouns: {}, says: "", ...body }).nouns;
  return new Problem(response.status, body["error"], nouns, Number(response.headers.get("Retry-After")));
}

function answered<T>(answer: T | null): T {
  return answer as T; // null only where a route answers nothing
}

async function asked<R extends Route>(route: R, shape: Shape<Routes[R]["answer"]>, told: GameEvent<R> = {}, wanted = () => true) {
  return answered(await ask(route, shape, told, wanted));
}

export const games = () => asked("GET /api/games", shapes.aCatalogue);
export const me = () => asked("GET /api/me", shapes.aMe);
export const introduce = (name: string) => asked("POST /api/people", shapes.aPerson, { body: { name } });
export const rename = (name: string) => asked("PATCH /api/me", shapes.aPerson, { body: { name } });
export const speak = (language: string) => asked("PATCH /api/me", shapes.aPerson, { body: { language } });
export const forgetMe = () => ask("DELETE /api/me/session", null);

export const forgetMeEverywhere = () => ask("DELETE /api/me/sessions", null);
export const deleteMe = () => ask("DELETE /api/me", null);
export const setPassword = (body: wire.Password) => ask("PUT /api/me/password", null, { body });
export const login = (body: wire.Login) => asked("POST /api/login", shapes.aPerson, { body });
export const passkeys = () => asked("GET /api/me/passkeys", array(shapes.aKey));
export const passkeyWanted = () => asked("POST /api/me/passkeys/options", object(anything));
export const addPasskey = (body: wire.Credential) => asked("POST /api/me/passkeys", shapes.aKey, { body });
export const removePasskey = (key: string) => ask("DELETE /api/me/passkeys/{key}", null, { path: { key } });
export const passkeyAsked = () => asked("POST /api/login/passkey/options", object(anything));
export const loginByPasskey = (body: wire.Credential) => asked("POST /api/login/passkey", shapes.aPerson, { body });
export const channels = () => asked("GET /api/me/channels", shapes.aNoticeWays);
export const addChannel = (body: wire.NewChannel) => asked("POST /api/me/channels", shapes.aChannelFacts, { body });
export const confirmChannel = (id: string, code: string) =>
  ask("POST /api/me/channels/{id}/confirm", null, { path: { id }, body: { code } });
export const removeChannel = (id: string) => ask("DELETE /api/me/channels/{id}", null, { path: { id } });

export const tables = (wanted: NonNullable<Routes["GET /api/tables"]["query"]>, after = "") =>
  asked("GET /api/tables", shapes.aPage, { query: { ...wanted, after } });
export const myTables = (wanted: NonNullable<Routes["GET /api/tables/mine"]["query"]> = {}, after = "") =>
  asked("GET /api/tables/mine", shapes.aMyPage, { query: { ...wanted, after } });
export const putAway = (id: string) => ask("PUT /api/tables/{id}/put-away", null, { path: { id } });
export const takeOut = (id: string) => ask("DELETE /api/tables/{id}/put-away", null, { path: { id } });
export const newTable = (body: wire.NewTable) => asked("POST /api/tables", shapes.aCreated, { body });
export const newLesson = (game: string) => asked("POST /api/lessons", shapes.aCreated, { body: { game } });
export const table = (id: string, invitation = "") =>
  asked("GET /api/tables/{id}", shapes.aMine, { path: { id }, query: { invitation } });
export const tableBox = (id: string, invitation = "") =>
  asked("GET /api/tables/{id}/box", object(anything), { path: { id }, query: { invitation } });
export const checkBox = (body: wire.OwnBox) => asked("POST /api/boxes/check", shapes.aCheckedBox, { body });
export const join = (id: string, body: wire.Sitting) =>
  asked("POST /api/tables/{id}/join", shapes.aMine, { path: { id }, body });
export const seatBot = (id: string, seat: number, bot: string) =>
  asked("POST /api/tables/{id}/seats/{seat}/bot", shapes.aMine, { path: { id, seat }, body: { bot } });
export const leave = (id: string, seat: number) =>
  asked("POST /api/tables/{id}/seats/{seat}/leave", shapes.aMine, { path: { id, seat } });
export const start = (id: string) => asked("POST /api/tables/{id}/start", shapes.aMine, { path: { id } });
export const hint = (id: string, seat: number, wanted: () => boolean) =>
  asked("POST /api/tables/{id}/seats/{seat}/hint", shapes.aHint, { path: { id, seat } }, wanted);
export const result = (id: string, invitation = "") =>
  asked("GET /api/tables/{id}/result", shapes.aResult, { path: { id }, query: { invitation } });
export const askForSeat = (id: string, seat: number, invitation = "") =>
  asked("POST /api/tables/{id}/seats/{seat}/ask", shapes.aMine, { path: { id, seat }, body: { invitation } });
export const seatToken = (id: string, seat: number) =>
  asked("POST /api/tables/{id}/seats/{seat}/token", shapes.aSeatToken, { path: { id, seat } });
export const claim = (id: string, seat: number, token: string) =>
  asked("POST /api/tables/{id}/seats/{seat}/claim", shapes.aMine, { path: { id, seat }, body: { token } });
export const rematch = (id: string) => asked("POST /api/tables/{id}/rematch", shapes.aAgain, { path: { id } });
export const replay = (id: string, query: { seat?: number; all?: boolean; invitation?: string }) =>
  asked("GET /api/tables/{id}/replay", shapes.aReplay, { path: { id }, query });
export const editions = (id: string, invitation = "") =>
  asked("GET /api/tables/{id}/editions", array(shapes.aInEdition), { path: { id }, query: { invitation } });
export const analysis = (id: string, invitation = "") =>
  asked("GET /api/tables/{id}/analysis", shapes.aAnalysisFacts, { path: { id }, query: { invitation } });
export const analyse = (id: string) => asked("POST /api/tables/{id}/analysis", shapes.aAnalysisFacts, { path: { id } });
export const beRated = (rated: boolean) => ask("PUT /api/me/rated", null, { body: { rated } });
export const myRatings = () => asked("GET /api/me/ratings", array(shapes.aMyRating));
