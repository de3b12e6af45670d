import fc from 'fast-check';

/** A small change at any depth of a JSON value, as a server outside the contract could send it. */
interface Mutation {
  /** The index of the child at each level, modulo the number of children. */
  readonly trail: readonly number[];
  readonly damage: Damage;
}

type Json = unknown;
type Damage = (value: Json) => Json;
type Children = readonly (readonly [string, Json])[];

const removed = Symbol('removed');
const renamed = Symbol('renamed');

const replacements: readonly Json[] = [
  ...[null, true, false, 0, -1, 0.5, 1e9, '', 'x', '😀😀', 'é'.repeat(300), '2026-11-21'],
  ...[[], [null], {}, { timestamp: 1 }, { code: 400, message: '' }],
];

const damages: readonly Damage[] = [
  () => removed,
  () => renamed,
  (value) => (typeof value === 'number' ? -value - 1 : String(value)),
  (value) => (typeof value === 'number' ? value + 0.5 : [value]),
  (value) => (typeof value === 'string' ? `${value} ` : value === null),
  (value) =>
    typeof value === 'object' && !Array.isArray(value)
      ? { ...value, success: true, error: true }
      : 0,
  (value) => (Array.isArray(value) ? [...(value as readonly Json[]), null] : { value }),
];

const damage = fc.oneof(
  fc.constantFrom(...damages),
  fc.constantFrom(...replacements).map(
    (replacement): Damage =>
      () =>
        replacement,
  ),
);

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  trail: fc.array(fc.nat(200), { maxLength: 7 }),
  damage,
});

/** Returns a changed copy of the value. At the root, removal becomes `null`. */
export function mutated(value: Json, { trail, damage: harm }: Mutation): Json {
  const [step, ...rest] = trail;
  const children = childrenOf(value);
  const chosen = step === undefined ? undefined : children[step % Math.max(children.length, 1)];
  if (chosen === undefined) {
    const result = harm(value);
    return result === removed || result === renamed ? null : result;
  }
  const [key, child] = chosen;
  const inner = rest.length > 0 ? mutated(child, { trail: rest, damage: harm }) : harm(child);
  return withChild(value, children, key, inner);
}

function childrenOf(value: Json): Children {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function withChild(parent: Json, children: Children, key: string, child: Json): Json {
  const entries = children.flatMap(([name, old]): Children => {
    if (name !== key) return [[name, old]];
    if (child === removed) return [];
    return child === renamed ? [[`${name}X`, old]] : [[name, child]];
  });
  return Array.isArray(parent) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
