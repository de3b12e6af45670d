import type { Store } from '../store/database.ts';

/** Single values that survive a restart, stored as JSON. */
export interface Settings {
  /** Undefined when nothing is stored under that name. The caller names the value's type. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the stored type
  read<Value>(name: string): Value | undefined;
  write(name: string, value: unknown): void;
}

export function settingsOf(store: Store): Settings {
  return {
    read(name) {
      const row = store.row<{ value: string }>('SELECT value FROM setting WHERE name = :name', {
        name,
      });
      return row && (JSON.parse(row.value) as never);
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
