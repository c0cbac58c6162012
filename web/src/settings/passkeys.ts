// Passkeys: what the browser is told and what it gives, as the server wants it.

import type { Json } from "../wire/types";
import * as http from "../wire/http";
import type { Person } from "../wire/types";

export const supported = typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** What a credential says of itself, as plain JSON. */
function told(credential: Credential | null): { [key: string]: Json } {
  if (!(credential instanceof PublicKeyCredential)) throw new http.Problem(0, "bad-passkey", {});
  return JSON.parse(JSON.stringify(credential)) as { [key: string]: Json };
}

export async function addPasskey(): Promise<void> {
  const options = (await http.passkeyWanted()) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  await http.addPasskey({ credential: told(await navigator.credentials.create({ publicKey })) });
}

export async function showPasskey(): Promise<Person> {
  const options = (await http.passkeyAsked()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return http.loginByPasskey({ credential: told(await navigator.credentials.get({ publicKey })) });
}
