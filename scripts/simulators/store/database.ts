import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { schema } from './schema.ts';

type Values = Readonly<Record<string, SQLInputValue>>;

/**
 * The operator's data in one SQLite file. Values are bound by name (`:id`). All methods are
 * synchronous, so no other request sees the middle of a `transaction`.
 */
export interface Store {
  /* oxlint-disable typescript/no-unnecessary-type-parameters -- callers know what their SQL returns */
  /** The first row found. */
  row<Row>(sql: string, values?: Values): Row | undefined;
  rows<Row>(sql: string, values?: Values): readonly Row[];
  /* oxlint-enable typescript/no-unnecessary-type-parameters */
  /** Returns the number of changed rows, and the id of the last inserted row. */
  run(sql: string, values?: Values): { readonly changes: number; readonly id: number };
  /**
   * Commits the writes of `work` to the disk before it returns, or rolls them back when `work`
   * throws.
   */
  transaction<T>(work: () => T): T;
  /** Runs `work` after the commit of the current transaction; never when it is rolled back. */
  afterCommit(work: () => void): void;
  /** The whole database as bytes, to open copies of it. */
  image(): Uint8Array;
  close(): void;
}

/**
 * Raise it with each change of the schema: a file of another version is refused instead of misread.
 */
const version = 5;

/** A path, `:memory:`, or the image of a store, which is copied into memory. */
export type StoreFile = string | Uint8Array;

/** SQLite's name for a database in memory. */
export const inMemory = ':memory:';

/**
 * Opens the file. For a new file, creates the tables and runs `fill` in one transaction: an
 * interrupted start leaves an empty file. Throws, naming the file, when it is unusable or belongs
 * to another version of this program.
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
          `${path} was made by another version of the simulated operator: ` +
            '« -- --reset » replaces it by a new one.',
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
    // Each commit reaches the disk before the answer is sent, so it survives a kill of the process.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // SQLite reads the file lazily: this makes a damaged file fail now.
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
        waiting.splice(0).forEach((callback) => {
          callback();
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

/** SQLite rolls back by itself in some cases, for example when the disk is full. */
function rollBack(database: DatabaseSync): void {
  if (database.isTransaction) database.exec('ROLLBACK');
}
