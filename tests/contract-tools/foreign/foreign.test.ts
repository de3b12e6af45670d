import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../../scripts/contract-tools/command/main.ts';
import type { JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import { runTool } from '../support/runTool.ts';
import { clinic, clinicKey, clinicSession } from './clinicServer.ts';
import { clinicFaults } from './clinicFaults.ts';
import { conformingForeign } from './conforming.ts';
import { altered } from './Fault.ts';
import { libraryFaults } from './libraryFaults.ts';
import type { Handler } from './openServer.ts';
import { handlers, openForeign, type ForeignName } from './runForeign.ts';

const foreign = await openForeign();
const { drift, reported } = foreign;

afterAll(() => foreign.stop());

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

    it('nor at the bounds of every keyword, and with random inputs', async () => {
      const { summary, operations } = await reported(name, ['--generate', '20', '--seed', '7']);
      expect(operations.flatMap(({ findings }) => findings)).toEqual([]);
      expect(summary.counts.calls).toBeGreaterThan(30);
    });

    it('without --call only GET and HEAD are called', async () => {
      const methods = new Set<string>();
      await drift(name, [], (asked) => {
        methods.add(asked.method);
        return handlers[name](asked);
      });
      expect([...methods].every((method) => method === 'GET' || method === 'HEAD')).toBe(true);
    });
  },
);

it('the session in a cookie is as good as the key', async () => {
  foreign.serve(clinic);
  const args = foreign.argumentsOf('clinic').slice(0, -2);
  const { code, stdout } = await runTool((terminal) =>
    main(
      [...args, '--credential', `session=${clinicSession}`, '--strict', '--skip', 'hasAnimal'],
      terminal,
    ),
  );
  expect(stdout).toContain('No drift');
  expect(code).toBe(0);
});

it('asks for the second and the last page, and for the items of a list', async () => {
  const names = (report: JsonReport, id: string): readonly string[] =>
    report.operations
      .find(({ operationId }) => operationId === id)
      ?.calls.map(({ name }) => name) ?? [];
  const animals = await reported('clinic', []);
  expect(names(animals, 'listAnimals')).toContain('page 2');
  expect(names(animals, 'readAnimal')).toContain('linked from listAnimals');
  const loans = await reported('library', []);
  expect(names(loans, 'listLoans')).toEqual(expect.arrayContaining(['page 2', 'last page']));
});

it.each(conformingForeign)(
  '%s: finds nothing when the server %s',
  async (name, _, path, change) => {
    const { operations } = await reported(name, [], altered(name, path, change));
    expect(operations.flatMap(({ findings }) => findings)).toEqual([]);
  },
);

describe('finds what the servers do wrong', () => {
  it.each([...clinicFaults, ...libraryFaults])('%s %s: %s', async (name, rule, _, path, change) => {
    const { operations } = await reported(name, [], altered(name, path, change));
    const rules = new Set(operations.flatMap(({ findings }) => findings.map((one) => one.rule)));
    expect([...rules]).toContain(rule);
  });

  it.each<readonly [ForeignName, string, Handler]>([
    [
      'clinic',
      'authentication/not-required',
      (asked) => clinic({ ...asked, headers: { ...asked.headers, 'x-api-key': clinicKey } }),
    ],
    [
      'clinic',
      'authentication/any-token',
      (asked) =>
        clinic(
          asked.headers['x-api-key'] === undefined
            ? asked
            : { ...asked, headers: { ...asked.headers, 'x-api-key': clinicKey } },
        ),
    ],
  ])('%s %s', async (name, rule, served) => {
    const { operations } = await reported(name, [], served);
    expect(operations.flatMap(({ findings }) => findings.map((one) => one.rule))).toContain(rule);
  });
});

describe('an address with another path', () => {
  it.each([
    ['the path of the server is missing', '', 'is below http://127.0.0.1'],
    ['the path is there twice', '/v2/v2', 'is below http://127.0.0.1'],
  ])('%s: says where the API is', async (_, path, sentence) => {
    foreign.serve(clinic);
    const args = foreign
      .argumentsOf('clinic')
      .map((one) => (one === `${foreign.url}/v2` ? foreign.url + path : one));
    const { code, stdout } = await runTool((terminal) => main(args, terminal));
    expect(code).toBe(3);
    const output = stdout.replaceAll(/\s+/g, ' ');
    expect(output).toContain(`There is no API at ${foreign.url}${path}/`);
    expect(output).toContain(sentence);
    expect(output).toContain(`Use --upstream ${foreign.url}/v2`);
  });
});
