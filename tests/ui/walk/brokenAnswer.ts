import fc from 'fast-check';
import { itemsOf, withPart, type Trail } from '../../adapters/http/core/answerParts';

/** Values that replace a part of an answer; undefined removes it. */
const damages: readonly unknown[] = [undefined, null, 'junk', 7, true, [], {}];

const kinds = ['items', 'fields', 'lists', 'whole'] as const;

/** A way to break an answer: items of its lists, fields of such items, lists, or all of it. */
export interface Breakage {
  readonly kind: (typeof kinds)[number];
  /** Random numbers that choose the broken parts and their values. */
  readonly seed: readonly number[];
}

/** One breakage of each kind; the same seed gives the same breakages. */
export function breakagesFor(seed: number): readonly Breakage[] {
  const picks = fc.array(fc.nat(), { minLength: 12, maxLength: 12 });
  const samples = fc.sample(picks, { seed, numRuns: kinds.length });
  return kinds.map((kind, index) => ({ kind, seed: samples[index] ?? [0] }));
}

/** Breaks an answer. */
export function broken(answer: unknown, { kind, seed }: Breakage): unknown {
  const pick = picker(seed);
  switch (kind) {
    case 'whole':
      return pick(damages);
    case 'lists':
      return breakAll(answer, everyOther(listsOf(answer), pick), pick);
    case 'items':
      return breakAll(answer, everyOther(trailsOfItems(answer), pick), pick);
    case 'fields':
      return breakAll(
        answer,
        everyOther(trailsOfItems(answer), pick).map((trail) => withField(answer, trail, pick)),
        pick,
      );
  }
}

type Pick = <A>(choices: readonly A[]) => A;

function picker(seed: readonly number[]): Pick {
  let turn = 0;
  return (choices) => {
    const chosen = choices[((seed[turn++ % seed.length] ?? 0) + turn) % choices.length];
    if (chosen === undefined && choices.length === 0) throw new Error('nothing to choose from');
    return chosen as (typeof choices)[number];
  };
}

/** Half of the parts, so that some readable ones remain. */
function everyOther(trails: readonly Trail[], pick: Pick): readonly Trail[] {
  const first = pick([0, 1]);
  return trails.filter((_, index) => index % 2 === first);
}

function breakAll(answer: unknown, trails: readonly Trail[], pick: Pick): unknown {
  return trails.reduce((value, trail) => withPart(value, trail, pick(damages)), answer);
}

function trailsOfItems(answer: unknown): readonly Trail[] {
  return itemsOf(answer)
    .filter(({ list }) => list.every((key) => Number.isNaN(Number(key)) || list.length <= 3))
    .map(({ list, index }) => [...list, String(index)]);
}

function listsOf(answer: unknown, trail: Trail = []): readonly Trail[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if (Array.isArray(answer)) return trail.length === 0 ? [] : [trail];
  return Object.entries(answer).flatMap(([key, part]) => listsOf(part, [...trail, key]));
}

function withField(answer: unknown, trail: Trail, pick: Pick): Trail {
  const item = trail.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], answer);
  const fields = Object.keys(item as object);
  return fields.length === 0 ? trail : [...trail, pick(fields)];
}
