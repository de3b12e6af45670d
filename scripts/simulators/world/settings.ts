import type { Store } from '../store/database.ts';

/** Single values that outlive a restart, kept as JSON. */
export interface Settings {
  /** Undefined when nothing was kept under that name. The name says what its value is. */
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
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
