// Who we are to the server: nobody until something needs a name, then a guest.

import * as http from "./wire/http";
import type { Person } from "./wire/types";
import { say } from "./words/speech.svelte";

class Self {
  person: Person | null = $state.raw(null);
  known = $state(false);

  /** Ask who the cookie says we are; nobody is an answer too. */
  async remember(): Promise<void> {
    try {
      this.person = await http.me();
    } catch (problem) {
      if (!(problem instanceof http.Problem)) throw problem;
      this.person = null;
    }
    this.known = true;
  }

  /** Somebody, if only a guest. */
  async somebody(): Promise<Person> {
    this.person ??= await http.introduce(say("guest-name"));
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = this.person ? await http.rename(name) : await http.introduce(name);
  }

  async forget(): Promise<void> {
    await http.forgetMe();
    this.person = null;
  }
}

export const self = new Self();
