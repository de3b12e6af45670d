import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import { findingsOf, jsonOf, runTool } from '../support/runTool.ts';
import { recordEntry } from './support/recordEntry.ts';
import { harOf } from './support/runCapture.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const folder = temporaryFolder();

const host = 'https://clinic.example.org';
const signedIn = { 'X-Api-Key': 'clinic-key-2026', 'X-Language': 'en' };
const withoutLanguage = { 'X-Api-Key': 'clinic-key-2026' };
const withoutKey = { 'X-Language': 'en', Cookie: 'other=1' };
const animal = {
  ...{ id: 901, name: 'Rex', species: 'dog', owner: { name: 'Ada', phone: null } },
  ...{ bornOn: '2021-05-04', weight: 12.5, chip: null, insurance: null },
};
const page = { animals: [animal], total: 1, pageCount: 1 };
const requestId = { 'X-Request-Id': '6f1f9a3e-38ad-4b0d-9a6e-0b1d1c8a5f01' };

type Exchanged = readonly [request: Request, response: Response];

async function captured(...exchanged: readonly Exchanged[]): Promise<JsonReport> {
  const entries = await Promise.all(
    exchanged.map(([request, response], at) => recordEntry(request, response, at * 1_000)),
  );
  const file = join(folder.path, folder.write('session.har', harOf(entries)));
  const contract = 'tests/contract-tools/foreign/clinic/openapi.yaml';
  const args = ['capture', file, '--contract', contract, '--base-path', '/v2', '--json'];
  return jsonOf(await runTool(args));
}

function rulesOf(report: JsonReport): readonly string[] {
  return findingsOf(report).map(({ rule }) => rule);
}

const asked = (path: string, headers: Readonly<Record<string, string>> = signedIn): Request =>
  new Request(`${host}/v2${path}`, { headers });
const listed = (body: unknown = page): Response => Response.json(body, { headers: requestId });

describe('recorded traffic of a contract whose paths have no common start', () => {
  it('fits, with a key in a header and a list in one parameter', async () => {
    const report = await captured(
      [asked('/animals?page=1&species=dog,cat'), listed()],
      [asked('/wards', {}), Response.json({ name: 'Main', wards: [] })],
    );
    expect(rulesOf(report)).toEqual([]);
    expect(report.summary.counts.checked).toBe(2);
  });

  it.each<readonly [string, readonly string[], Exchanged]>([
    ['an unknown species', ['request/unfit'], [asked('/animals?species=dog,cow'), listed()]],
    ['a missing header', ['request/unfit'], [asked('/animals', withoutLanguage), listed()]],
    ['no key', ['authentication/not-required'], [asked('/animals', withoutKey), listed()]],
    ['a missing answer header', ['header/missing'], [asked('/animals'), Response.json(page)]],
  ])('%s', async (_, rules, exchanged) => {
    const report = await captured([asked('/animals'), listed()], exchanged);
    expect(rulesOf(report)).toEqual(rules);
  });
});

describe('a recorded form with files', () => {
  type Field = readonly [name: string, value: string | File];

  const file = (type: string): File => new File(['bytes'], 'scan', { type });
  const photo: Field = ['photo', file('image/png')];

  async function uploaded(fields: readonly Field[]): Promise<JsonReport> {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const options = { method: 'PUT', headers: signedIn, body: form };
    const request = new Request(`${host}/v2/animals/901/photo`, options);
    return captured([request, new Response(null, { status: 204 })]);
  }

  it.each<readonly [string, readonly Field[]]>([
    ['a file of a type in the range', [photo]],
    ['a file of any type', [photo, ['xray', file('application/dicom')]]],
    ['one file of a list', [photo, ['documents', file('application/pdf')]]],
    ['several files', [photo, ['documents', file('text/csv')], ['documents', file('image/png')]]],
    ['text whose type is named', [photo, ['caption', 'Asleep']]],
    ['a number', [photo, ['page', '5']]],
    ['one item of a list', [photo, ['tags', 'calm']]],
    ['several items of a list', [photo, ['tags', 'calm'], ['tags', 'old']]],
    ['an object as JSON', [photo, ['owner', '{"name":"Ada","phone":null}']]],
    ['an object as a file of JSON', [photo, ['owner', file('application/json')]]],
  ])('fits: %s', async (_, fields) => {
    expect(rulesOf(await uploaded(fields))).toEqual([]);
  });

  it.each<readonly [string, string, readonly Field[]]>([
    ['/body/photo', 'of another type than image/*', [['photo', file('text/csv')]]],
    ['/body/photo', 'is sent as text instead of a file', [['photo', 'bytes']]],
    ['/body/xray', 'is sent as text instead of a file', [photo, ['xray', 'undefined']]],
    ['/body/caption', 'is sent as a file', [photo, ['caption', file('image/png')]]],
    ['/body/page', 'instead of integer', [photo, ['page', 'five']]],
    ['/body/owner', 'instead of object', [photo, ['owner', 'Ada']]],
    ['/body/owner/phone', 'is missing', [photo, ['owner', '{"name":"Ada"}']]],
  ])('does not fit: %s %s', async (pointer, message, fields) => {
    const findings = findingsOf(await uploaded(fields));
    expect(findings.map((one) => [one.rule, one.pointer])).toEqual([['request/unfit', pointer]]);
    expect(findings[0]?.message).toContain(message);
  });
});
