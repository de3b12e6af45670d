import { afterAll, describe, expect, it } from 'vitest';
import type { JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import { findingsOf } from '../support/runTool.ts';
import { clinic, clinicKey, clinicSession } from './clinicServer.ts';
import { altered, clinicFaults, libraryFaults } from './faults.ts';
import type { Asked, Handler } from './openServer.ts';
import { argumentsOf, drift, handlers, reported, run, stop, url } from './runForeign.ts';

afterAll(stop);

function rulesOf(report: JsonReport): readonly string[] {
  return findingsOf(report).map(({ rule }) => rule);
}

const everything = {
  clinic: ['--call', 'addAnimal,removeAnimal,replacePhoto'],
  library: ['--call', 'reserveBook'],
} as const;

describe.each(['clinic', 'library'] as const)(
  '%s, a contract that has nothing to do with tolls',
  (name) => {
    it('a conforming server has no drift, whatever is called', async () => {
      const { code, stdout } = await drift(name, everything[name]);
      expect(stdout).toContain('No drift in');
      expect(code).toBe(0);
    });

    it('without --call only GET and HEAD are called', async () => {
      const methods = new Set<string>();
      await drift(name, ['--examples-only'], (asked) => {
        methods.add(asked.method);
        return handlers[name](asked);
      });
      expect([...methods].every((method) => method === 'GET' || method === 'HEAD')).toBe(true);
    });
  },
);

it('the session in a cookie is as good as the key', async () => {
  const own = [...argumentsOf('clinic').slice(0, -1), `session=${clinicSession}`];
  const args = [...own, '--strict', '--skip', 'hasAnimal', '--examples-only'];
  const { code, stdout } = await run(args, clinic);
  expect(stdout).toContain('No drift');
  expect(code).toBe(0);
});

it('asks for the second and the last page, and for the items of a list', async () => {
  const names = (report: JsonReport, id: string): readonly string[] =>
    report.operations.find((one) => one.operationId === id)?.calls.map(({ name }) => name) ?? [];
  const animals = await reported('clinic', ['--examples-only']);
  expect(names(animals, 'listAnimals')).toContain('page 2');
  expect(names(animals, 'readAnimal')).toContain('linked from listAnimals');
  const loans = await reported('library', ['--examples-only']);
  expect(names(loans, 'listLoans')).toEqual(expect.arrayContaining(['page 2', 'last page']));
});

describe.each([
  ['clinic', clinicFaults],
  ['library', libraryFaults],
] as const)('finds what the %s does wrong', (name, faults) => {
  it.each(faults)('%s', async (told, path, change) => {
    const served = altered(handlers[name], path, change);
    const report = await reported(name, ['--examples-only'], served);
    expect(rulesOf(report)).toContain(told.split(' ')[0]);
  });
});

describe('an API key in a header', () => {
  const withKey = (asked: Asked): Asked => {
    return { ...asked, headers: { ...asked.headers, 'x-api-key': clinicKey } };
  };

  it.each<readonly [string, Handler]>([
    ['authentication/not-required', (asked) => clinic(withKey(asked))],
    [
      'authentication/any-token',
      (asked) => clinic(asked.headers['x-api-key'] === undefined ? asked : withKey(asked)),
    ],
  ])('%s', async (rule, served) => {
    const report = await reported('clinic', ['--examples-only'], served);
    expect(rulesOf(report)).toContain(rule);
  });
});

it('an address without a path gets that of the server', async () => {
  const args = argumentsOf('clinic').map((one) => one.replace(/\/v2$/, ''));
  const { code, stdout } = await run(args, clinic);
  expect(stdout).toContain(`Contract drift · ${url}/v2 ·`);
  expect(code).toBe(0);
});

describe('an address with another path', () => {
  it.each([
    ['another path', '/v1', 'is below http://127.0.0.1'],
    ['the path is there twice', '/v2/v2', 'is below http://127.0.0.1'],
  ])('%s: says where the API is', async (_, path, sentence) => {
    const args = argumentsOf('clinic').map((one) => (one === `${url}/v2` ? url + path : one));
    const { code, stdout } = await run(args, clinic);
    expect(code).toBe(3);
    const output = stdout.replaceAll(/\s+/g, ' ');
    expect(output).toContain(`There is no API at ${url}${path}/`);
    expect(output).toContain(sentence);
    expect(output).toContain(`Use --upstream ${url}/v2`);
  });
});
