import type { Store } from '../store/database.ts';

/** Single values that outlive a restart, kept as JSON. */
export interface Settings {
  /** Undefined when nothing was kept under that name. */
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the name alone says what its value is
  read<Value>(name: string): Value | undefined;
  write(name: string, value: unknown): void;
}

export function settingsOf(store: Store): Settings {
  return {
    read(name) {
      const kept = store.row<{ value: string }>('SELECT value FROM setting WHERE name = :name', {
        name,
      });
      return kept && (JSON.parse(kept.value) as never);
    },
    write(name, value) {
      store.run(
        `INSERT INTO setting (name, value) VALUES (:name, :value)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        { name, value: JSON.stringify(value) },
      );
    },
  };
}
