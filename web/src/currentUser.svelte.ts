// Who we are to the server: nobody until something needs a name, then a guest, and somebody with a name when others are there.

import { connection } from "./connection.svelte";
import { keep, kept } from "./storage";
import * as http from "./wire/http";
import type { Me, Person } from "./wire/types";
import { say } from "./words/speech.svelte";

class CurrentUser {
  person: Person | null = $state.raw(null);
  /** Whether our name was chosen: whoever plays against bots at once was asked for none. */
  named = $state(false);
  /** What the server knows of us, once the settings have asked. */
  me: Me | null = $state.raw(null);

  /** Ask who the cookie says we are, if we ever were somebody here; nobody is an answer too. */
  async remember(): Promise<void> {
    if (!kept("somebody")) return;
    try {
      const me = await http.me();
      [this.person, this.named] = [me, me.named];
    } catch (problem) {
      if (!(problem instanceof http.Problem)) throw problem;
      this.person = null;
    }
  }

  /** Ask what the server knows of us. */
  async look(): Promise<void> {
    this.me = this.person ? await http.me() : null;
  }

  /** The name that was chosen, here or before; none if there is none. */
  get name(): string {
    return (this.named ? this.person?.name : kept("name")) ?? "";
  }

  /** Somebody, if only a guest. */
  async somebody(): Promise<Person> {
    this.person ??= await this.introduced(say("guest-name"), false);
    return this.person;
  }

  /** Be somebody by this name: what others at a table are to read. */
  async called(name: string): Promise<void> {
    const wanted = name.trim();
    if (!this.named || wanted !== this.person?.name) await this.rename(wanted);
  }

  async rename(name: string): Promise<void> {
    if (this.person) {
      this.person = await http.rename(name);
      this.named = true;
      connection.renew(); // the line was opened under the name before
    } else this.person = await this.introduced(name, true);
    keep("name", this.person.name);
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
  become(person: Person, named = true): void {
    this.person = person;
    this.named = named;
    keep("somebody", "yes");
    connection.renew();
  }

  /** Sign out: here, everywhere, or for good with all that is known about us. */
  async forget(how: "here" | "everywhere" | "for good"): Promise<void> {
    await { here: http.forgetMe, everywhere: http.forgetMeEverywhere, "for good": http.deleteMe }[how]();
    keep("somebody", null);
    if (how === "for good") keep("name", null);
    this.person = null;
    this.named = false;
    connection.renew();
  }

  private async introduced(name: string, named: boolean): Promise<Person> {
    const person = await http.introduce(name);
    this.become(person, named);
    return person;
  }
}

export const currentUser = new CurrentUser();
