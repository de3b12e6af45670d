import { made } from '../../schema/made.ts';
import type { Effect } from '../Change.ts';
import { isRegExp } from '../../contract/patterns.ts';

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
    if (pair[0].length > 0) made(known, JSON.stringify(pair), () => pair);
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

/** What a pattern reads: a character, or an end of the text (`^`, `$`). */
type Symbol = (letter: string) => boolean;

/** The positions of a part of a pattern: those that a match begins and ends with (Glushkov, 1961). */
interface Part {
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** It matches an empty text. */
  readonly isEmpty: boolean;
}

/** The texts that fit a pattern: a match walks through positions, from the first one, which reads nothing. */
interface Automaton {
  readonly pattern: string;
  readonly symbols: readonly Symbol[];
  readonly next: readonly (readonly number[])[];
  readonly last: ReadonlySet<number>;
}

/** The ends of a text, as letters. */
export const [start, end] = ['start', 'end'];
const mostParts = 5_000;
const nothing: Part = { first: [], last: [], isEmpty: true };

/** Null for what is no regular language, or depends on Unicode: look-around, back references, `\b`, `\p`. */
function automatonOf(pattern: string): Automaton | null {
  try {
    return read(pattern, isRegExp(pattern, 'u') ? 'u' : '');
  } catch {
    return null;
  }
}

const tokens =
  /\[(?:\\.|[^\]\\])*\]|\\(?:[dDwWsSfnrtv0]|x[\da-f]{2}|u[\da-f]{4}|u\{[\da-f]+\}|[^\w])|\((?:\?:|\?<\w+>)?(?!\?)|[^\\]/iuy;
const repetition = /([*+?])\??|\{(\d+)(,?)(\d*)\}\??/y;

function read(pattern: string, flags: string): Automaton {
  // A pattern may be wrong as a whole.
  RegExp(pattern, flags);
  const symbols: Symbol[] = [() => false];
  const next: number[][] = [[]];
  let at = 0;
  const take = (form: RegExp): RegExpExecArray | null => {
    form.lastIndex = at;
    const found = form.exec(pattern);
    at += found?.[0].length ?? 0;
    return found;
  };
  const symbol = (reads: Symbol) => (): Part => {
    next.push([]);
    const position = [symbols.push(reads) - 1];
    return { first: position, last: position, isEmpty: false };
  };
  const follow = (one: Part, other: Part): void => {
    for (const position of one.last) next[position]?.push(...other.first);
  };
  let parts = 0;
  const inTurn = (one: Part, other: Part): Part => {
    parts += 1;
    if (parts > mostParts) throw new Error('too long');
    follow(one, other);
    return {
      first: one.isEmpty ? [...one.first, ...other.first] : one.first,
      last: other.isEmpty ? [...one.last, ...other.last] : other.last,
      isEmpty: one.isEmpty && other.isEmpty,
    };
  };
  const repeated = (make: () => Part): Part => {
    const part = make();
    follow(part, part);
    return { ...part, isEmpty: true };
  };
  const times = (make: () => Part, least: number, most: number): Part => {
    let part = nothing;
    if (most === Infinity) part = repeated(make);
    else
      for (let left = most - least; left > 0; left -= 1)
        part = { ...inTurn(make(), part), isEmpty: true };
    for (let left = least; left > 0; left -= 1) part = inTurn(make(), part);
    return part;
  };
  const either = (): (() => Part) => {
    const ways = [sequence()];
    while (pattern[at] === '|') {
      at += 1;
      ways.push(sequence());
    }
    return () => {
      const parts = ways.map((make) => make());
      return {
        first: parts.flatMap(({ first }) => first),
        last: parts.flatMap(({ last }) => last),
        isEmpty: parts.some(({ isEmpty }) => isEmpty),
      };
    };
  };
  const sequence = (): (() => Part) => {
    const list: (() => Part)[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') list.push(item());
    return () => list.reduce<Part>((part, make) => inTurn(part, make()), nothing);
  };
  const item = (): (() => Part) => {
    const [token = ''] = take(tokens) ?? [];
    let make: () => Part;
    if (token === '') throw new Error('not regular');
    else if (token.startsWith('(')) {
      make = either();
      at += 1;
    } else if (token === '^' || token === '$') {
      make = symbol((letter) => letter === (token === '^' ? start : end));
    } else {
      const one = new RegExp(`^${token}$`, flags);
      make = symbol((letter) => letter !== start && letter !== end && one.test(letter));
    }
    const [all, sign, least, comma, most] = take(repetition) ?? [];
    if (all === undefined) return make;
    if (sign !== undefined) {
      return () => times(make, sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity);
    }
    const highest = comma === '' ? least : most === '' ? Infinity : most;
    return () => times(make, Number(least), Number(highest));
  };
  const inner = either();
  if (at < pattern.length) throw new Error('not regular');
  // A pattern may match anywhere in a text.
  const anything = (): Part => repeated(symbol(() => true));
  const whole = inTurn(inTurn(anything(), inner()), anything());
  next[0] = [...whole.first];
  return { pattern, symbols, next, last: new Set(whole.last) };
}
