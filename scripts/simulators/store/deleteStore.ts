import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's error code when another process has the file open (SQLITE_BUSY). */
const isBusy = 5;

/** Deletes a store's file, damaged or not, if it exists. Throws when a running process uses it. */
export function deleteStore(path: string): void {
  expectUnused(path);
  // SQLite creates two more files beside it.
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
}

/** An exclusive lock is possible only if no other process has the file open. */
function expectUnused(path: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
  } catch (problem) {
    // Any other error concerns a file that is deleted anyway.
    if ((problem as { readonly errcode?: number }).errcode === isBusy) {
      throw new Error(`${path} is in use: end what runs on it, then start afresh.`, {
        cause: problem,
      });
    }
  } finally {
    database?.close();
  }
}
