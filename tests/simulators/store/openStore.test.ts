import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../scripts/simulators/store/database.ts';
import { forgetStore } from '../../../scripts/simulators/store/forgetStore.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  file = join(folder, 'operator.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (store: Store): void => {
  store.run("INSERT INTO setting (name, value) VALUES ('told', '1')");
};
const told = (store: Store): unknown => store.row("SELECT 1 FROM setting WHERE name = 'told'");
const notFilled = (): void => {
  throw new Error('filled again');
};

describe('a file that cannot be used is named, with what to do', () => {
  it.each([
    ['no database', () => writeFileSync(file, 'a letter '.repeat(900)), 'file is not a database'],
    [
      'half a database',
      () => {
        openStore(file, write).close();
        writeFileSync(file, readFileSync(file).subarray(0, 8_192));
      },
      'malformed',
    ],
    ['a folder', () => (file = folder), 'unable to open'],
    [
      'in a folder that is a file',
      () => {
        writeFileSync(file, '');
        file = join(file, 'operator.sqlite');
      },
      'EEXIST',
    ],
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

it('a database of someone else is left as it is', () => {
  const theirs = new DatabaseSync(file);
  theirs.exec('CREATE TABLE theirs (id INTEGER)');
  expect(() => openStore(file, write)).toThrow('none of the simulated operator');
  expect(theirs.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'theirs' }]);
  theirs.close();
});

it('a file is filled once, for both of two who open it', () => {
  const first = openStore(file, write);
  const second = openStore(file, notFilled);
  expect(told(second)).toBeDefined();
  first.close();
  second.close();
});

describe('to start afresh', () => {
  it('a file goes, whole or damaged, and one that is missing is no problem', () => {
    openStore(file, write).close();
    for (const damage of ['', 'a letter '.repeat(900)]) {
      if (damage !== '') writeFileSync(file, damage);
      forgetStore(file);
      const store = openStore(file, () => undefined);
      expect(told(store)).toBeUndefined();
      store.close();
    }
    rmSync(file);
    forgetStore(file);
    forgetStore(join(folder, 'nowhere', 'operator.sqlite'));
  });

  it('a file that someone works on stays, and they lose nothing', () => {
    const working = openStore(file, write);
    expect(() => forgetStore(file)).toThrow(`${file} is in use`);
    expect(told(working)).toBeDefined();
    const second = openStore(file, notFilled);
    second.close();
    working.close();
    forgetStore(file);
  });
});
