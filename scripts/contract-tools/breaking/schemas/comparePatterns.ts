import type { Effect } from '../Effect.ts';
import { automatonOf, end, start, type Automaton } from './patternAutomaton.ts';

/** Adding it narrows the values; replacing it changes them. */
export const restriction = (base: unknown, revision: unknown): Effect | null => {
  if (base === revision) return null;
  return revision === undefined ? 'widened' : base === undefined ? 'narrowed' : 'changed';
};

/** Compares the texts that fit two patterns; none of the two, or an empty one, is a pattern of any text. */
export function pattern(base: unknown, revision: unknown): Effect | null {
  const [one, other] = [base, revision].map((given = '') => automatonOf(given as string));
  if (!one || !other) return restriction(base, revision);
  const letters = lettersOf(one, other);
  const [isWider, isNarrower] = [isWithin(one, other, letters), isWithin(other, one, letters)];
  if (isWider && isNarrower) return null;
  return isWider ? 'widened' : isNarrower ? 'narrowed' : restriction(base, revision);
}

const ascii = Array.from({ length: 128 }, (_, code) => code);
const others = Array.from('\u00A0\u1680\u2000\u2028\u3000\uFEFFé中\u{1F600}', codeOf);

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

/** One letter for all that both patterns read in the same way. A class begins or ends at one of these. */
function lettersOf(one: Automaton, other: Automaton): readonly string[] {
  const written = `${one.pattern}${other.pattern}`;
  const escaped = [...written.matchAll(/\\[xu]\{?([\da-f]+)/gi)].map(([, code]) =>
    Number.parseInt(code ?? '', 16),
  );
  const named = [...Array.from(written, codeOf), ...escaped];
  const codes = [...ascii, ...others, ...named.flatMap((code) => [code - 1, code, code + 1])];
  const letters = codes
    .filter((code) => code >= 0 && code <= 0x10_ffff)
    .map((code) => String.fromCodePoint(code));
  const symbols = [...one.symbols, ...other.symbols];
  const kinds = new Map(
    letters.map((letter) => [symbols.map((reads) => Number(reads(letter))).join(''), letter]),
  );
  return [...kinds.values()];
}

const mostSteps = 50_000;

/** Whether each text that fits the first pattern fits the second; false if that takes too long to know. */
function isWithin(one: Automaton, other: Automaton, letters: readonly string[]): boolean {
  const known = new Map<string, readonly [readonly number[], readonly number[]]>();
  let steps = 0;
  const step = ({ symbols, next }: Automaton, from: readonly number[], letter: string) => {
    const all = new Set(from.flatMap((position) => next[position] ?? []));
    steps += all.size;
    return [...all].filter((position) => symbols[position]?.(letter)).toSorted((a, b) => a - b);
  };
  const add = (here: readonly number[], there: readonly number[], letter: string): void => {
    const pair = [step(one, here, letter), step(other, there, letter)] as const;
    if (pair[0].length > 0)
      known.set(JSON.stringify(pair), known.get(JSON.stringify(pair)) ?? pair);
  };
  const fits = (automaton: Automaton, from: readonly number[]): boolean =>
    step(automaton, from, end).some((position) => automaton.last.has(position));
  add([0], [0], start);
  // A map may grow while it is walked through.
  for (const [here, there] of known.values()) {
    if (steps > mostSteps || (fits(one, here) && !fits(other, there))) return false;
    for (const letter of letters) add(here, there, letter);
  }
  return true;
}
