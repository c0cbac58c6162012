// Who we are to the server: nobody until something needs a name, then a guest.

import { connection } from "./connection.svelte";
import { keep, kept } from "./storage";
import * as http from "./wire/http";
import type { Me, Person } from "./wire/types";
import { say } from "./words/speech.svelte";

class CurrentUser {
  person: Person | null = $state.raw(null);
  /** What the server knows of us, once the settings have asked. */
  me: Me | null = $state.raw(null);

  /** Ask who the cookie says we are, if we ever were somebody here; nobody is an answer too. */
  async remember(): Promise<void> {
    if (!kept("somebody")) return;
    try {
      this.person = await http.me();
    } catch (problem) {
      if (!(problem instanceof http.Problem)) throw problem;
      this.person = null;
    }
  }

  /** Ask what the server knows of us. */
  async look(): Promise<void> {
    this.me = this.person ? await http.me() : null;
  }

  /** Somebody, if only a guest. */
  async somebody(): Promise<Person> {
    this.person ??= await this.introduced(say("guest-name"));
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = this.person ? await http.rename(name) : await this.introduced(name);
  }

  /** Mail and the like come in this language from now on. */
  async speaks(language: string): Promise<void> {
    try {
      if (this.person) await http.speak(language);
    } catch (problem) {
      if (!(problem instanceof http.Problem)) throw problem; // the language of this page has changed all the same
    }
  }

  /** We have shown who we are: the guest that we were came along. */
  become(person: Person): void {
    this.person = person;
    keep("somebody", "yes");
    connection.renew();
  }

  /** Sign out: here, everywhere, or for good with all that is known about us. */
  async forget(how: "here" | "everywhere" | "for good"): Promise<void> {
    await { here: http.forgetMe, everywhere: http.forgetMeEverywhere, "for good": http.deleteMe }[how]();
    keep("somebody", null);
    this.person = null;
    connection.renew();
  }

  private async introduced(name: string): Promise<Person> {
    const person = await http.introduce(name);
    this.become(person);
    return person;
  }
}

export const currentUser = new CurrentUser();
