import { escapeToken } from '../contract/pointer.ts';
import type { Change, Pair } from './Change.ts';
import { isJson, type Json } from './placed.ts';

/** Least stable first; without a level an operation counts as stable. */
const stability: readonly unknown[] = ['draft', 'alpha', 'beta', 'stable'];

/** `--policy`: `x-sunset` shortened, deleted or unreadable, and `x-stability-level` lowered, are major. */
export function comparePolicy({ base, revision }: Pair<object>): readonly Change[] {
  return walk(base, revision, '#', '#');
}

function walk(before: unknown, after: unknown, base: string, revision: string): readonly Change[] {
  const [known, now] = [entriesOf(before), entriesOf(after)];
  const broken = [...sunset(before, after), ...lowered(before, after)];
  const told = broken.map(([key, message]): Change => ({
    ...{ level: 'major', kind: 'narrowed', message, operations: namesOf(before), directions: [] },
    ...{ base: `${base}/${key}`, revision: `${revision}/${key}` },
  }));
  const below = [...known].flatMap(([name, [key, value]]) => {
    const [other, next] = now.get(name) ?? [];
    if (other === undefined) return [];
    return walk(value, next, `${base}/${escapeToken(key)}`, `${revision}/${escapeToken(other)}`);
  });
  return [...told, ...below];
}

/** The entries below a value: parameters by name and place, paths without the names of their parameters. */
function entriesOf(value: unknown): ReadonlyMap<string, readonly [string, unknown]> {
  if (!Array.isArray(value) && !isJson(value)) return new Map();
  return new Map(
    Object.entries(value).map(([key, one]: readonly [string, unknown]) => {
      const named = Array.isArray(value) && isJson(one) && 'name' in one;
      const name = named
        ? `${String(one['in'])} ${String(one['name'])}`
        : key.replaceAll(/\{[^}]*\}/g, '{}');
      return [name, [key, one]] as const;
    }),
  );
}

function namesOf(value: unknown): readonly string[] {
  const name = isJson(value) ? value['operationId'] : undefined;
  return typeof name === 'string' ? [name] : [];
}

type Told = readonly (readonly [key: string, message: string])[];

function sunset(before: unknown, after: unknown): Told {
  const key = 'x-sunset';
  if (!isJson(before) || !isJson(after) || before[key] === after[key]) return [];
  const [was, is] = [dayOf(before[key]), dayOf(after[key])];
  if (after[key] === undefined) return [[key, `${key} ${tell(before[key])} deleted`]];
  if (is === null) return [[key, `${key} ${tell(after[key])} is not a date`]];
  const isShorter = was !== null && is < was;
  return isShorter ? [[key, `${key} ${tell(before[key])} → ${tell(after[key])}`]] : [];
}

/** Milliseconds of a date or date-time of RFC 3339; null if it is none. */
function dayOf(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(T.+)?$/.test(value)) return null;
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value.slice(0, 10));
  const time = Date.parse(value);
  return isReal && !Number.isNaN(time) ? time : null;
}

function lowered(before: unknown, after: unknown): Told {
  const key = 'x-stability-level';
  if (!isJson(before) || !isJson(after) || before[key] === after[key]) return [];
  const rank = ({ [key]: level = 'stable' }: Json): number => stability.indexOf(level);
  const isDeleted = before[key] === 'stable' && after[key] === undefined;
  if (rank(after) >= rank(before) && rank(after) >= 0 && !isDeleted) return [];
  return [[key, `${key} ${tell(before[key])} → ${tell(after[key])}`]];
}

function tell(value: unknown): string {
  return value === undefined ? 'unsaid' : JSON.stringify(value);
}
