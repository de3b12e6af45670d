type Scalar = string | number | boolean | null;
export type Json = Scalar | readonly Json[] | { readonly [key: string]: Json };

/** A change of a JSON value. Does nothing when its place does not exist. */
export type Edit = (value: Json) => Json;

/** A token of `on`: a field, an index, `-1` for the last item, `*` for every item. */
type Token = string;

/** Changes the value at a pointer, `-1` for the last item, `*` for every one; undefined removes it. */
export function on(pointer: string, change: (value: Json) => Json | undefined): Edit {
  const tokens = pointer.split('/').slice(1);
  return (value) => descend(value, tokens, change) ?? null;
}

/** Removes the value at the pointer. */
export function drop(pointer: string): Edit {
  return on(pointer, () => undefined);
}

/** Replaces the value at the pointer. */
export function put(pointer: string, value: Json): Edit {
  return on(pointer, () => value);
}

/** Adds fields to the objects at the pointer. */
export function add(pointer: string, fields: Readonly<Record<string, Json>>): Edit {
  return on(pointer, (value) => (isRecord(value) ? { ...value, ...fields } : value));
}

/** Renames a field of the objects at the pointer. */
export function rename(pointer: string, from: string, to: string): Edit {
  return on(pointer, (value) => renamed(value, (name) => (name === from ? to : name)));
}

/** Renames every field, at any depth. */
export function renameAll(name: (name: string) => string): Edit {
  const edit: Edit = (value) => {
    if (Array.isArray(value)) return (value as readonly Json[]).map(edit);
    if (!isRecord(value)) return value;
    const inner = Object.entries(value).map(([key, one]) => [key, edit(one)] as const);
    return renamed(Object.fromEntries(inner), name);
  };
  return edit;
}

/** Repeats the items of the list at the pointer up to a count; ids are repeated too. */
export function repeat(pointer: string, count: number): Edit {
  return on(pointer, (value) => {
    const items = Array.isArray(value) ? (value as readonly Json[]) : [];
    return Array.from({ length: count }, (_, index) => items[index % items.length] ?? null);
  });
}

export function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function renamed(value: Json, name: (name: string) => string): Json {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [name(key), one]));
}

function descend(
  value: Json,
  [token, ...rest]: readonly Token[],
  change: (value: Json) => Json | undefined,
): Json | undefined {
  if (token === undefined) return change(value);
  const into = (inner: Json): readonly Json[] => {
    const changed = descend(inner, rest, change);
    return changed === undefined ? [] : [changed];
  };
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    const index = token === '-1' ? items.length - 1 : Number(token);
    return items.flatMap((item, at) => (token === '*' || at === index ? into(item) : [item]));
  }
  if (!isRecord(value) || !Object.hasOwn(value, token)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key === token ? into(inner).map((one) => [key, one] as const) : [[key, inner] as const],
    ),
  );
}
