// Short, dry, soft sounds, made here; never the only sign of anything.

import { settings } from "./settings.svelte";

type Note = [frequency: number, at: number, long: number, wave: OscillatorType];

const SOUNDS = {
  turn: [[523, 0, 0.35, "triangle"], [784, 0.12, 0.5, "triangle"]],
  move: [[180, 0, 0.08, "square"]],
  refused: [[130, 0, 0.22, "triangle"]],
  victory: [[523, 0, 0.3, "triangle"], [659, 0.14, 0.3, "triangle"], [784, 0.28, 0.3, "triangle"], [1047, 0.42, 0.7, "triangle"]],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  for (const [frequency, at, long, wave] of SOUNDS[sound]) pluck(context, frequency, context.currentTime + at, long, wave);
}

function pluck(on: AudioContext, frequency: number, at: number, long: number, wave: OscillatorType): void {
  const string = on.createOscillator();
  const loudness = on.createGain();
  string.type = wave;
  string.frequency.value = frequency;
  loudness.gain.setValueAtTime(0.12, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + long);
  string.connect(loudness).connect(on.destination);
  string.start(at);
  string.stop(at + long);
}
