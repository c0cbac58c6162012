// Looking for a rule: by its number, with or without brackets, or by words, without accents and capitals.

import type { Rule } from "../words/words";

const NUMBER = /^\[?([a-z]{2}) ?-? ?(e?\d+)\]?$/;
const ENOUGH = 0.6; // of what the best one has

/** The rules that have every word; where none has, those that have most of them, the best first. */
export function foundBy(rules: Rule[], sought: string): Rule[] {
  const wanted = plain(sought).trim();
  if (wanted === "") return rules;
  const number = NUMBER.exec(wanted);
  if (number) return rules.filter((rule) => plain(rule.id) === `${number[1]}-${number[2]}`);
  const words = wanted.split(/[\s?!.,;:]+/).filter((word) => word !== "");
  const texts = rules.map(textOf);
  const all = rules.filter((_rule, n) => words.every((word) => has(texts[n] ?? "", word)));
  return all.length > 0 ? all : best(rules, texts, words);
}

/** A word that few rules have says more than one that many have. */
function best(rules: Rule[], texts: string[], words: string[]): Rule[] {
  const weights = words.map((word) => {
    const having = texts.filter((text) => has(text, word)).length;
    return having === 0 ? 0 : Math.log((rules.length + 1) / having);
  });
  const scored = rules.map((rule, n) => ({ rule, score: words.reduce((sum, word, k) => sum + (has(texts[n] ?? "", word) ? (weights[k] ?? 0) : 0), 0) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const good = scored.filter(({ score }) => score > 0 && score >= ENOUGH * most);
  return good.sort((one, other) => other.score - one.score).map(({ rule }) => rule);
}

/** A word as it is, or without its ending: `ties` is found in `tied`. */
function has(text: string, word: string): boolean {
  return text.includes(word) || (word.length > 3 && text.includes(word.slice(0, -1)));
}

function textOf({ id, title, section, text, rulings, plain: said }: Rule): string {
  return plain([id, title, section, text, rulings, ...Object.values(said)].join(" "));
}

function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'");
}
