// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { changelog } from '../../../scripts/contract-tools/breaking/changelog.ts';
import { breakingReport } from '../../../scripts/contract-tools/breaking/breakingReport.ts';
import { breakingSarif } from '../../../scripts/contract-tools/breaking/breakingSarif.ts';
import { compareContracts } from '../../../scripts/contract-tools/breaking/compareContracts.ts';
import { htmlReport } from '../../../scripts/contract-tools/report/htmlReport.ts';
import { jsonReport, type JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { ownContract } from '../support/keptContract.ts';
import { aFullReport, aReport } from './builders.ts';
import { missingForSarif, type SarifLog } from './missingForSarif.ts';

const [isSeen, isUnseen] = [{ isSeen: true }, { isSeen: false }];
const statuses = [
  { status: '200', ...isSeen },
  { status: '401', ...isUnseen },
] as const;
const coverage = {
  operations: [{ operationId: 'listBadges', statuses }],
  schemas: [
    { name: 'Badge', ...isSeen },
    { name: 'Refusal', ...isUnseen },
  ] as const,
};

function validator(name: string): (value: unknown) => unknown {
  const ajv = new Ajv2020();
  addFormats(ajv);
  const schema = JSON.parse(
    readFileSync(inProject('scripts/contract-tools/schemas', name), 'utf8'),
  ) as object;
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? null : validate.errors);
}

/** The contract of this project, and the same without one operation and with another version. */
function compare() {
  const { document, locate } = ownContract;
  const { '/api/v2/post': _, ...paths } = document.paths;
  const revision = { ...document, paths, info: { ...document.info, version: '6.0.0' } };
  const version = (name: string, one: typeof document) => ({
    ...{ name, document: one, version: one.info.version, locate },
    notes: [],
    forget: () => Promise.resolve(),
  });
  const pair = { base: version('main', document), revision: version('the working tree', revision) };
  return breakingReport(pair, compareContracts({ base: document, revision }));
}

const compared = compare();

describe('the published schemas', () => {
  const check = validator('report.schema.json');

  it.each([
    ['a full report', aFullReport()],
    ['one with coverage, seed and remarks', aReport({ coverage, seed: 7, remarks: ['Compared.'] })],
    ['one of a run that could not be made', aReport({ trouble: 'The server cannot be reached.' })],
  ])('fit %s', (_, report) => {
    expect(check(JSON.parse(jsonReport(report)))).toBeNull();
  });

  it('refuse a report without its summary', () => {
    const { summary: _, ...rest } = JSON.parse(jsonReport(aFullReport())) as JsonReport;
    expect(check(rest)).not.toBeNull();
  });

  it('fit the comparison of two contracts', () => {
    expect(validator('breaking.schema.json')(JSON.parse(JSON.stringify(compared)))).toBeNull();
  });
});

describe('the HTML report stands alone', () => {
  const html = htmlReport(aReport({ ...aFullReport(), coverage }));

  it('without a script and without an address', () => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const active = 'script, link, img, iframe, [src], [href], [onclick]';
    expect(page.querySelectorAll(active)).toHaveLength(0);
    expect(html.replace(aFullReport().subject, '')).not.toMatch(/url\(|@import/);
  });

  it('with every operation, its findings and what was seen', () => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const { operations } = aFullReport();
    expect(page.querySelectorAll('details')).toHaveLength(operations.length);
    expect(page.querySelector('table')?.textContent).toContain('listBadges');
    expect(page.body.textContent).toContain('Schemas not seen: Refusal.');
  });
});

describe('the changelog', () => {
  it('has a section per level, and the version that the revision has', () => {
    const text = changelog(compared);
    expect(text).toMatch(/^## 6\\?\.0\\?\.0\n/);
    expect(text).toMatch(/### Breaking\n\n- \*\*.*listPosts/);
  });

  it('and SARIF name the same places', () => {
    const sarif = JSON.parse(breakingSarif(compared, '')) as SarifLog;
    expect(missingForSarif(sarif)).toEqual([]);
  });
});
