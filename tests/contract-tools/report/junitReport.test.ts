// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { junitReport } from '../../../scripts/contract-tools/report/junitReport.ts';
import type { Report } from '../../../scripts/contract-tools/report/Report.ts';
import { aDrifting, aFullReport, anUnchecked, reportWith } from './builders.ts';

function parse(report: Report): Element {
  const document = new DOMParser().parseFromString(junitReport(report), 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document.documentElement;
}

function attributes(element: Element | null): Readonly<Record<string, string>> {
  const all = Array.from(element?.attributes ?? []);
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

describe('JUnit', () => {
  it('has one suite per operation and one case per call, with times in seconds', () => {
    const root = parse(aFullReport());
    const suite = root.querySelector('testsuite[name=listPassages]');
    expect(attributes(root)).toEqual({
      ...{ name: 'Contract drift', tests: '17', failures: '6', errors: '0', skipped: '6' },
      time: '3.214',
    });
    expect(attributes(suite)).toEqual({
      ...{ name: 'listPassages', tests: '4', failures: '3', errors: '0', skipped: '1' },
      ...{ time: '0.058', timestamp: '2026-11-22T14:00:00', hostname: 'http://127.0.0.1:4020' },
    });
    expect(Array.from(suite?.querySelectorAll('testcase') ?? [], attributes)).toEqual([
      { classname: 'listPassages', name: 'valid', time: '0.042' },
      { classname: 'listPassages', name: 'without token', time: '0.007' },
      { classname: 'listPassages', name: 'without body/period', time: '0.009' },
      { classname: 'listPassages', name: 'not checked in part', time: '0.000' },
    ]);
  });

  it('merges the findings of one call into one failure, the most severe first', () => {
    const operation = aDrifting('one', [
      { rule: 'schema/unknown', message: '`a` is not described.', inferredFrom: 'the others' },
      { rule: 'status/server-error', message: 'Status 500.', pointer: null },
      { rule: 'schema/type', message: 'A list instead of object.', pointer: '', times: 2 },
    ]);
    const failures = parse(reportWith(operation)).querySelectorAll('failure');
    expect(failures).toHaveLength(1);
    expect(attributes(failures[0] ?? null)).toEqual({
      type: 'status/server-error',
      message: 'Server error: Status 500. (and 2 more)',
    });
    expect(failures[0]?.textContent.split('\n')).toEqual([
      '[status/server-error] Status 500. (openapi/schemas/Badge.yaml:14). The call fits the contract: find the failure in the log of the server.',
      '[schema/type] A list instead of object. at the whole body × 2 (openapi/schemas/Badge.yaml:14). Send the type of the contract; null only where it allows null.',
      '[schema/unknown] `a` is not described. at /value/badges/0/serialNumber (openapi/schemas/Badge.yaml:14). The contract is inferred here: the others. Describe the field in the contract, or leave it out.',
    ]);
  });

  it('adds a case for a finding whose call is not listed', () => {
    const operation = aDrifting('one', [{ call: 'recorded 3' }], { calls: [] });
    const cases = parse(reportWith(operation)).querySelectorAll('testcase');
    expect(Array.from(cases, attributes)).toEqual([
      { classname: 'one', name: 'recorded 3', time: '0.000' },
    ]);
  });

  it('skips an unchecked operation, with the reason', () => {
    const root = parse(reportWith(anUnchecked('save', 'it writes: add --write.')));
    expect(attributes(root.querySelector('testcase > skipped'))).toEqual({
      message: 'it writes: add --write.',
    });
    expect(attributes(root)).toMatchObject({ tests: '1', skipped: '1', failures: '0' });
  });

  it('has a single error if the run failed', () => {
    const root = parse({ ...aFullReport(), trouble: 'No server answers.' });
    const counts = { tests: '1', errors: '1', failures: '0', skipped: '0' };
    expect(attributes(root)).toMatchObject(counts);
    expect(root.querySelector('testcase > error')?.textContent).toBe('No server answers.');
  });
});
