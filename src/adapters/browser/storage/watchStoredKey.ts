/**
 * Calls `onChange` when another tab has changed the value of a key, or has cleared the storage; returns a
 * function that stops it. `target` is the window.
 */
export function watchStoredKey(key: string, target: EventTarget, onChange: () => void): () => void {
  const onStorage = (event: Event): void => {
    const changed = (event as StorageEvent).key;
    // null: the whole storage was cleared.
    if (changed === key || changed === null) onChange();
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
