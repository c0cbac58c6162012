// To the table in one click: a guest, bots in all other seats, and the game begins.

import { forget } from "./learning/notesRead";
import { router } from "./router.svelte";
import { currentUser } from "./currentUser.svelte";
import { settings } from "./settings.svelte";
import * as http from "./wire/http";
import type { Created, NewTable } from "./wire/types";

const USUAL_BOT = "apprendista";
const USUAL_SEATS = 4;

export function usualTable(game: string): NewTable {
  const bots = Array.from({ length: USUAL_SEATS - 1 }, () => USUAL_BOT);
  return { game, seats: USUAL_SEATS, bots, public: false, watchable: true, hints: true, start: true };
}

/** Open a table as it is wanted, and go there. */
export async function openTable(wanted: NewTable): Promise<void> {
  void import("./pages/Table.svelte"); // it is needed in a moment
  await currentUser.somebody();
  goTo(wanted.game, await http.newTable(wanted));
}

/** The guided first game: its notes begin anew, and are switched on. */
export async function openLesson(game: string): Promise<void> {
  await currentUser.somebody();
  const created = await http.newLesson(game);
  settings.setNotes(true);
  forget(game);
  goTo(game, created);
}

function goTo(game: string, { table, invitation }: Created): void {
  settings.setGame(game);
  keepInvitation(table.id, invitation);
  router.go(`/table/${table.id}`);
}

/** The host is told an invitation once: it is kept in this browser. */
export function keepInvitation(table: string, invitation: string): void {
  sessionStorage.setItem(`invitation ${table}`, invitation);
}

export function invitationTo(table: string): string {
  return sessionStorage.getItem(`invitation ${table}`) ?? "";
}
