/** Calls back when another tab has changed what is kept under a key, or has removed everything; answers how to stop. `target` is the window. */
export function watchStoredKey(key: string, target: EventTarget, onChange: () => void): () => void {
  const onStorage = (event: Event): void => {
    const changed = (event as StorageEvent).key;
    // Null: everything was removed at once.
    if (changed === key || changed === null) onChange();
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
