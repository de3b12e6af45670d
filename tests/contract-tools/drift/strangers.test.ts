import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { documentOf } from '../support/documentOf.ts';
import { findingsOf, jsonOf, runTool } from '../support/runTool.ts';
import { upstream } from './drift.ts';

interface Case {
  readonly name: string;
  readonly contract: object;
  readonly answers: Readonly<Record<string, number | readonly unknown[]>>;
  readonly token?: true;
  readonly args?: readonly string[];
  /** Method and address of the valid calls, each once, in alphabetical order. */
  readonly sent?: readonly string[];
  readonly longest?: number;
  readonly rules?: readonly string[];
  readonly output?: readonly string[];
  readonly code: number;
}

const cases = parse(
  readFileSync('tests/contract-tools/drift/strangers.yaml', 'utf8'),
) as readonly Case[];

it.each(cases)('$name', async ({ contract, answers, args = [], ...wanted }) => {
  const info = { title: 'Strange', version: '1' };
  const document = documentOf({ openapi: '3.1.0', info, components: {}, ...contract });
  const sent = new Set<string>();
  const isSecured = 'security' in contract;
  const send = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    expect(pathname).not.toMatch(/\/\/|\/$/);
    expect(search).not.toMatch(/=(&|$)/);
    expect([...request.headers].join('').length).toBeLessThan(5_000);
    sent.add(`${request.method} ${pathname}${search}`);
    const isKnown = request.headers.get('authorization') === `Bearer ${token}`;
    const answer = answers[`${request.method} ${pathname}`] ?? 404;
    if (isSecured && !isKnown) return Promise.resolve(new Response(null, { status: 401 }));
    if (typeof answer !== 'number') return Promise.resolve(Response.json(answer[0]));
    return Promise.resolve(Response.json({}, { status: answer }));
  };
  const readContract = () => ({ document, locate: () => place, notes: [], misread: [] });
  const all = [...upstream, ...(wanted.token === true ? ['--token', token] : []), ...args];
  const run = (more: readonly string[]) =>
    runTool(['drift', ...all, ...more], { surroundings: { send, readContract } });
  const { code, stdout } = await run([]);
  const rules = findingsOf(jsonOf(await run(['--json']))).map(({ rule }) => rule);
  expect([...new Set(rules)].toSorted(), stdout).toEqual(wanted.rules ?? []);
  expect(code).toBe(wanted.code);
  if (wanted.sent !== undefined)
    expect([...sent]).toEqual(expect.arrayContaining([...wanted.sent]));
  for (const one of sent) expect(one.length).toBeLessThan(wanted.longest ?? 1_000);
  for (const text of wanted.output ?? []) expect(stdout.replaceAll(/\s+/g, ' ')).toContain(text);
});

const token = 'token-of-strangers';
const place = { file: 'strange.yaml', line: 1 };
