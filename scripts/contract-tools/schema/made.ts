interface Store<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key, made when it is asked for first. */
export function made<K, V>(store: Store<K, V>, key: K, make: () => V): V {
  const known = store.get(key);
  if (known !== undefined) return known;
  const value = make();
  store.set(key, value);
  return value;
}

/** The same for a text that belongs to an object. */
export function madeFor<K extends object, V>(
  store: WeakMap<K, Map<string, V>>,
  owner: K,
  key: string,
  make: () => V,
): V {
  return made(
    made(store, owner, () => new Map<string, V>()),
    key,
    make,
  );
}
