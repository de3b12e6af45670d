import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { schema } from './schema.ts';

type Values = Readonly<Record<string, SQLInputValue>>;

/**
 * The operator's data in one SQLite file. Values are bound by name (`:id`). Everything is synchronous, so what happens
 * inside `transaction` happens at once for every other request.
 */
export interface Store {
  /* eslint-disable @typescript-eslint/no-unnecessary-type-parameters -- the SQL alone says what a row is: whoever writes it names the type */
  /** The first row found. */
  row<Row>(sql: string, values?: Values): Row | undefined;
  rows<Row>(sql: string, values?: Values): readonly Row[];
  /* eslint-enable @typescript-eslint/no-unnecessary-type-parameters */
  /** Answers how many rows changed, and the id of the row inserted last. */
  run(sql: string, values?: Values): { readonly changes: number; readonly id: number };
  /** What `work` wrote is on the disk when this returns, and gone when `work` throws. */
  transaction<T>(work: () => T): T;
  /** Runs `work` once what was written before it is on the disk: never, when the transaction is rolled back. */
  afterCommit(work: () => void): void;
  /** All of it as bytes, to open copies of. */
  image(): Uint8Array;
  close(): void;
}

/** Raised with the schema: a file of another version is refused rather than misread. */
const version = 3;

/** Where a store is kept: a path, `:memory:`, or the image of a store, whose copy is then kept in memory. */
export type StoreFile = string | Uint8Array;

/** The path of a store that is kept nowhere, as SQLite writes it. */
export const inMemory = ':memory:';

/**
 * Opens the file. A new one gets its tables and whatever `fill` writes in one transaction: a start that was cut short
 * leaves a new file. Throws, naming the file, when it cannot be used, or is not of this version of this program.
 */
export function openStore(file: StoreFile, fill: (store: Store) => void): Store {
  const path = typeof file === 'string' ? file : inMemory;
  const database = openDatabase(path, file);
  const store = storeOn(database);
  try {
    store.transaction(() => {
      const found = store.row<{ user_version: number }>('PRAGMA user_version')?.user_version;
      if (found === version) return;
      if (found !== 0) {
        throw new Error(
          `${path} was made by another version of the simulated operator: « -- --reset » replaces it by a new one.`,
        );
      }
      if (store.row('SELECT 1 FROM sqlite_schema') !== undefined) {
        throw new Error(
          `${path} is a database, but none of the simulated operator: it is left as it is.`,
        );
      }
      database.exec(schema);
      fill(store);
      database.exec(`PRAGMA user_version = ${version}`);
    });
    return store;
  } catch (problem) {
    store.close();
    throw problem;
  }
}

function openDatabase(path: string, file: StoreFile): DatabaseSync {
  try {
    if (path !== inMemory) mkdirSync(dirname(path), { recursive: true });
    const database = new DatabaseSync(path, { timeout: 5_000 });
    if (typeof file !== 'string') database.deserialize(file);
    // An answer leaves once its transaction is on the disk, and survives a kill of the process from then on.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // SQLite looks into a file no sooner than it has to.
    database.exec('BEGIN IMMEDIATE; SELECT * FROM sqlite_schema; COMMIT');
    return database;
  } catch (problem) {
    throw new Error(
      `${path} cannot be used: ${(problem as Error).message}.\n` +
        '« -- --reset » replaces a damaged file by a new one, BACKEND_FILE names another.',
      { cause: problem },
    );
  }
}

function storeOn(database: DatabaseSync): Store {
  const prepared = new Map<string, StatementSync>();
  const waiting: (() => void)[] = [];
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    row: (sql, values = {}) => prepare(sql).get(values) as never,
    rows: (sql, values = {}) => prepare(sql).all(values) as never[],
    run(sql, values = {}) {
      const { changes, lastInsertRowid } = prepare(sql).run(values);
      return { changes: Number(changes), id: Number(lastInsertRowid) };
    },
    transaction(work) {
      if (database.isTransaction) return work();
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        waiting.splice(0).forEach((told) => {
          told();
        });
        return result;
      } catch (problem) {
        waiting.length = 0;
        rollBack(database);
        throw problem;
      }
    },
    afterCommit(work) {
      if (database.isTransaction) waiting.push(work);
      else work();
    },
    image: () => database.serialize(),
    close() {
      database.close();
    },
  };
}

/** Unless SQLite did already, as it does when the disk is full. */
function rollBack(database: DatabaseSync): void {
  if (database.isTransaction) database.exec('ROLLBACK');
}
