import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type Store } from '../../../scripts/simulators/store/database.ts';
import { deleteStore } from '../../../scripts/simulators/store/deleteStore.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  file = join(folder, 'operator.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fill = (store: Store): void => {
  store.run("INSERT INTO setting (name, value) VALUES ('written', '1')");
};

it.each([
  ['not a database', () => writeFileSync(file, 'a letter '.repeat(900)), 'is not a database'],
  [
    'truncated',
    () => {
      openStore(file, fill).close();
      writeFileSync(file, readFileSync(file).subarray(0, 8_192));
    },
    'malformed',
  ],
  ['a folder', () => (file = folder), 'unable to open'],
])('a file that is %s is named, with advice', (_, make, problem) => {
  make();
  for (const part of [`${file} cannot be used: `, problem, 'BACKEND_FILE']) {
    expect(() => openStore(file, fill)).toThrow(part);
  }
});

it.each([
  ['PRAGMA user_version = 999', 'made by another version'],
  ['CREATE TABLE theirs (id INTEGER)', 'none of the simulated operator'],
])('a foreign database is not changed: %s', (sql, problem) => {
  const theirs = new DatabaseSync(file);
  theirs.exec(sql);
  const tables = theirs.prepare('SELECT name FROM sqlite_schema');
  const before = tables.all();
  expect(() => openStore(file, fill)).toThrow(problem);
  expect(tables.all()).toEqual(before);
  theirs.close();
});

it('a reset deletes a file, intact or damaged, unless it is in use', () => {
  const working = openStore(file, fill);
  expect(() => deleteStore(file)).toThrow(`${file} is in use`);
  working.close();
  deleteStore(file);
  writeFileSync(file, 'a letter '.repeat(900));
  deleteStore(file);
  const store = openStore(file, () => undefined);
  expect(store.rows("SELECT 1 FROM setting WHERE name = 'written'")).toEqual([]);
  store.close();
});
