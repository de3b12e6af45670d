import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** What SQLite answers when others have the file open (SQLITE_BUSY). */
const isBusy = 5;

/** Removes a store's file, damaged or not, if there is one. Throws when a running process uses it. */
export function forgetStore(path: string): void {
  expectUnused(path);
  // SQLite keeps two files more beside its own.
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
}

/** Nobody else may have the file open to lock it for oneself. */
function expectUnused(path: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
  } catch (problem) {
    // Any other problem is one of the file that goes.
    if ((problem as { readonly errcode?: number }).errcode === isBusy) {
      throw new Error(`${path} is in use: end what runs on it, then start afresh.`, {
        cause: problem,
      });
    }
  } finally {
    database?.close();
  }
}
