import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../scripts/simulators/store/database.ts';
import { deleteStore } from '../../../scripts/simulators/store/deleteStore.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  file = join(folder, 'operator.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (store: Store): void => {
  store.run("INSERT INTO setting (name, value) VALUES ('written', '1')");
};
const written = (store: Store): unknown =>
  store.row("SELECT 1 FROM setting WHERE name = 'written'");
const notFilled = (): void => {
  throw new Error('filled again');
};

describe('a file that cannot be used is named, with advice', () => {
  const truncate = (): void => {
    openStore(file, write).close();
    writeFileSync(file, readFileSync(file).subarray(0, 8_192));
  };

  it.each([
    ['not a database', () => writeFileSync(file, 'a letter '.repeat(900)), 'is not a database'],
    ['a truncated database', truncate, 'malformed'],
    ['a folder', () => (file = folder), 'unable to open'],
  ])('%s', (_, make, problem) => {
    make();
    const open = (): Store => openStore(file, notFilled);
    expect(open).toThrow(`${file} cannot be used: `);
    expect(open).toThrow(problem);
    expect(open).toThrow('BACKEND_FILE');
  });

  it('of another version', () => {
    const other = new DatabaseSync(file);
    other.exec('PRAGMA user_version = 999');
    other.close();
    expect(() => openStore(file, notFilled)).toThrow(`${file} was made by another version`);
  });
});

it('a foreign database is not changed', () => {
  const theirs = new DatabaseSync(file);
  theirs.exec('CREATE TABLE theirs (id INTEGER)');
  expect(() => openStore(file, write)).toThrow('none of the simulated operator');
  expect(theirs.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'theirs' }]);
  theirs.close();
});

it('a file is filled once when two open it', () => {
  const first = openStore(file, write);
  const second = openStore(file, notFilled);
  expect(written(second)).toBeDefined();
  first.close();
  second.close();
});

describe('a reset', () => {
  it('deletes a file, intact or damaged, and ignores a missing one', () => {
    openStore(file, write).close();
    for (const damage of ['', 'a letter '.repeat(900)]) {
      if (damage !== '') writeFileSync(file, damage);
      deleteStore(file);
      const store = openStore(file, () => undefined);
      expect(written(store)).toBeUndefined();
      store.close();
    }
    rmSync(file);
    deleteStore(file);
  });

  it('does not delete a file that is in use', () => {
    const working = openStore(file, write);
    expect(() => deleteStore(file)).toThrow(`${file} is in use`);
    expect(written(working)).toBeDefined();
    working.close();
  });
});
