import { type Direction, type Pair, weighed } from '../Change.ts';
import { made } from '../../schema/made.ts';
import { placeKey, sourcesOf, type Json, type Placed, follow } from '../placed.ts';
import { reasonOf } from '../placedOperations.ts';
import { changesBelow, type Step } from './comparisonSteps.ts';
import type { SchemaChange, SchemaWalk, WalkMode } from './SchemaChange.ts';
import type { Form } from './schemaForms.ts';
import { harmlessIn } from './sentFields.ts';

/** How a pair of schemas and a pair of their forms are compared. */
interface Comparers {
  readonly schemas: (walk: SchemaWalk, pair: Pair<Placed>) => void;
  readonly forms: (walk: SchemaWalk, pair: Pair<Form>, withWords: boolean) => void;
}

/** All pairs of schemas of two contracts that were compared. */
export interface SchemaWalks {
  /** The changes of a pair and of all pairs below it. */
  readonly changesOf: (of: Pair<Placed>, isXml: boolean, limit: number) => readonly SchemaChange[];
}

/** Compares each pair of schemas once, also below itself. After the deadline, pairs are undecided. */
export function walkSchemas(documents: Pair<Json>, comparers: Comparers, depth = 0): SchemaWalks {
  const steps = new Map<string, Step>();
  const waiting: (() => void)[] = [];
  const isUnchanged = unchangedIn(documents);
  let limit = Infinity;
  let inner: SchemaWalks | null = null;

  const stepOf = (
    mode: WalkMode,
    pair: Pair<Placed>,
    as: string,
    run: (walk: SchemaWalk) => void,
  ): Step => {
    const { isUnclear, unsent, isXml } = mode;
    const modeKey = [isUnclear, unsent.join('+'), isXml].map(String);
    const key = [as, ...modeKey, placeKey(pair.base), placeKey(pair.revision)].join(' ');
    return made(steps, key, () => {
      const step: Step = { changes: [], next: new Set(), group: null };
      const walk = walkOf(step, mode);
      const fail = (why: string): void => walk.tell('not-understood', why, sourcesOf(pair));
      waiting.push(() => {
        if (Date.now() > limit) {
          fail('not compared: no time was left');
          return;
        }
        try {
          run(walk);
        } catch (problem) {
          fail(`cannot be compared: ${reasonOf(problem)}`);
        }
      });
      return step;
    });
  };

  const schemaStep = (mode: WalkMode, pair: Pair<Placed>): Step =>
    stepOf(mode, pair, 'schema', (walk) => comparers.schemas(walk, pair));

  const walkOf = (step: Step, mode: WalkMode): SchemaWalk => ({
    ...mode,
    documents,
    tell: (effect, message, places) => {
      const change = { ...weighed(effect), message, ...places };
      step.changes.push(harmlessIn(mode.isUnclear ? unclear(change) : change, mode.unsent));
    },
    compare: (base, revision) => {
      if (!isUnchanged(base, revision)) step.next.add(schemaStep(mode, { base, revision }));
    },
    compareForms: (pair, withWords) => {
      const as = `${pair.base.kind} ${String(withWords)}`;
      const run = (walk: SchemaWalk): void => comparers.forms(walk, pair, withWords);
      step.next.add(stepOf(mode, pair, as, run));
    },
    relation: (pair) => {
      if (depth > deepest) return null;
      inner ??= walkSchemas(documents, comparers, depth + 1);
      return relationOf(inner.changesOf(pair, mode.isXml, limit));
    },
    in: (other) => walkOf(step, { ...mode, ...other }),
  });

  return {
    changesOf: (pair, isXml, deadline) => {
      limit = deadline;
      const first = schemaStep({ isUnclear: false, unsent: [], isXml }, pair);
      for (let run = waiting.pop(); run !== undefined; run = waiting.pop()) run();
      return changesBelow(first);
    },
  };
}

/** A `not` in a `not`, or one that excludes itself. */
const deepest = 2;

function relationOf(changes: readonly SchemaChange[]): ReturnType<SchemaWalk['relation']> {
  const real = changes.filter(({ kind }) => kind !== 'reworded');
  if (real.length === 0) return 'same';
  const isEvery = (kind: 'narrowed' | 'widened', direction: Direction): boolean =>
    real.every((one) => one.kind === kind && ['minor', 'patch'].includes(one[direction]));
  if (isEvery('narrowed', 'answer')) return 'narrowed';
  return isEvery('widened', 'request') ? 'widened' : null;
}

/** A value that fits two forms is invalid in `oneOf`: where they overlap, fewer may mean more in total. */
function unclear(change: SchemaChange): SchemaChange {
  const isHarmless = change.request === 'patch' && change.answer === 'patch';
  if (isHarmless || change.kind === 'not-understood') return change;
  const message = `${change.message} (its forms overlap)`;
  // A request without what was added fits the same forms as before.
  const isAddition = change.request === 'minor' && change.answer === 'minor';
  if (isAddition) return { ...change, answer: 'undecided', message };
  return { ...change, request: 'major', answer: 'major', message };
}

/** Whether two schemas, and all they refer to, are alike. A discriminator refers to more than it names. */
function unchangedIn(documents: Pair<Json>): (base: Placed, revision: Placed) => boolean {
  const isChanged = changedReferences(documents);
  return (base, revision) => {
    const text = JSON.stringify(base.node);
    if (text.includes('"discriminator":') || text !== JSON.stringify(revision.node)) return false;
    return referencesIn(text).every((reference) => !isChanged.has(reference));
  };
}

function referencesIn(text: string): readonly string[] {
  return [...text.matchAll(/"\$ref":("(?:[^"\\]|\\.)*")/g)].map(([, name = '""']) =>
    String(JSON.parse(name)),
  );
}

/** The references of the base whose targets differ, or refer to one that does. */
function changedReferences(documents: Pair<Json>): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const changed = new Set<string>();
  for (const reference of new Set(referencesIn(JSON.stringify(documents.base)))) {
    const text = textOf(documents.base, reference);
    const isSame = text !== null && text === textOf(documents.revision, reference);
    if (!isSame || text.includes('"discriminator":')) changed.add(reference);
    for (const used of referencesIn(text ?? '')) {
      made(users, used, (): string[] => []).push(reference);
    }
  }
  // A set may grow while it is walked through.
  for (const reference of changed) for (const user of users.get(reference) ?? []) changed.add(user);
  return changed;
}

function textOf(document: Json, reference: string): string | null {
  try {
    return JSON.stringify(follow(document, { node: { $ref: reference }, source: reference }).node);
  } catch {
    return null;
  }
}
