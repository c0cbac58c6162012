// What somebody likes, kept in this browser.

import { gameOr } from "./games/families";
import { keep, kept } from "./storage";
import { currentUser } from "./currentUser.svelte";
import { PACES, type Pace } from "./table/pace/queue.svelte";
import { speech, usual } from "./words/speech.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "still";

class Settings {
  theme = $state<Theme>(themeOf(kept("theme")));
  motion = $state<Motion>(kept("motion") === "still" ? "still" : "system");
  sounds = $state(kept("sounds") === "on");
  volume = $state(volumeOf(kept("volume")));
  silenced = $state((kept("silenced") ?? "").split(" ").filter((sound) => sound !== ""));
  notes = $state(kept("notes") !== "off");
  guarded = $state(kept("guarded") !== "off");
  pace = $state<Pace>(PACES.find((pace) => pace === kept("pace")) ?? "calm");
  confirms = $state(kept("confirms") === "on");
  forced = $state(kept("forced") !== "off");
  lastGame = $state(gameOr(kept("game") ?? ""));

  async begin(): Promise<void> {
    this.wearTheme();
    this.wearMotion();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.wearTheme());
    await speech.speak(kept("language") ?? usual());
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme === "system" ? null : theme);
    this.wearTheme();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    keep("motion", motion === "still" ? motion : null);
    this.wearMotion();
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    keep("sounds", on ? "on" : null);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep("volume", String(volume));
  }

  setSilenced(sound: string, silent: boolean): void {
    this.silenced = this.silenced.filter((one) => one !== sound).concat(silent ? [sound] : []);
    keep("silenced", this.silenced.join(" ") || null);
  }

  /** Notes beside a question that is met for the first time. */
  setNotes(on: boolean): void {
    this.notes = on;
    keep("notes", on ? null : "off");
  }

  /** A new question takes no answer for a moment. */
  setGuarded(on: boolean): void {
    this.guarded = on;
    keep("guarded", on ? null : "off");
  }

  /** How what others do is shown. */
  setPace(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace);
  }

  /** Answers are given by a second press. */
  setConfirms(on: boolean): void {
    this.confirms = on;
    keep("confirms", on ? "on" : null);
  }

  /** What has one answer only is answered, where that tells nobody anything. */
  setForced(on: boolean): void {
    this.forced = on;
    keep("forced", on ? null : "off");
  }

  setGame(game: string): void {
    this.lastGame = game;
    keep("game", game);
  }

  async setLanguage(language: string): Promise<void> {
    keep("language", language);
    await speech.speak(language);
    await currentUser.speaks(language);
  }

  /** Whether things may move. */
  get lively(): boolean {
    return this.motion === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private wearTheme(): void {
    const dark = this.theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : this.theme === "dark";
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }

  private wearMotion(): void {
    document.documentElement.toggleAttribute("data-still", this.motion === "still");
  }
}

function themeOf(text: string | null): Theme {
  return text === "light" || text === "dark" ? text : "system";
}

function volumeOf(text: string | null): number {
  const volume = Number(text ?? NaN);
  return volume >= 0 && volume <= 1 ? volume : 0.5;
}

export const settings = new Settings();
