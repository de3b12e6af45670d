import type { ChangeKind, Direction, Level } from './Change.ts';

/** The levels that most changes of a kind have. */
const usual = {
  /** Fewer values than before: a valid request may now be refused; an answer guarantees more. */
  narrowed: { request: 'major', answer: 'minor' },
  /** More values than before: an answer may contain values unknown to its reader. */
  widened: { request: 'minor', answer: 'major' },
  /** Other values than before. */
  changed: { request: 'major', answer: 'major' },
  reworded: { request: 'patch', answer: 'patch' },
  /** Something new and optional for both sides. */
  added: { request: 'minor', answer: 'minor' },
  /** Something removed that clients may need. */
  removed: { request: 'major', answer: 'major' },
  /** Something that this tool cannot compare. */
  'not-understood': { request: 'undecided', answer: 'undecided' },
} as const satisfies Readonly<Partial<Record<ChangeKind, Readonly<Record<Direction, Level>>>>>;

/** A kind of change with its level in each direction. */
export interface Weighed extends Readonly<Record<Direction, Level>> {
  readonly kind: ChangeKind;
}

/** A kind with its usual levels, or with others. */
export type Effect = keyof typeof usual | Weighed;

export function weighed(effect: Effect): Weighed {
  return typeof effect === 'string' ? { kind: effect, ...usual[effect] } : effect;
}

/** The effect of a change that has the same level in both directions. */
export function atLevel(level: Level, kind: ChangeKind): Weighed {
  return { kind, request: level, answer: level };
}

/** The effect of something new; `isDemand` if who sends must send it. */
export function additionOf(isDemand: boolean): Effect {
  return isDemand ? { kind: 'added', request: 'major', answer: 'minor' } : 'added';
}

/** The effect of a flag that is set or removed: `isDemand` if it binds who sends. */
export function flagEffect(isSet: boolean, isDemand = true): 'narrowed' | 'widened' {
  return isSet === isDemand ? 'narrowed' : 'widened';
}
