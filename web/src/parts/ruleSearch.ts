// Looking for a rule: by its number, with or without brackets, or by words, without accents and capitals.

import type { Rule } from "../words/words";

const NUMBER = /^\[?([a-z]{2}) ?-? ?(e?\d+)\]?$/;

export function fits(rule: Rule, sought: string): boolean {
  const wanted = plain(sought).trim();
  const number = NUMBER.exec(wanted);
  if (number) return plain(rule.id) === `${number[1]}-${number[2]}`;
  const text = plain(`${rule.id} ${rule.title} ${rule.section} ${rule.text} ${rule.rulings}`);
  return wanted.split(/\s+/).every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'");
}
