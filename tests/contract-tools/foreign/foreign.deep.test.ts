import { afterAll, describe, expect, it } from 'vitest';
import { altered, conformingClinic, conformingLibrary } from './faults.ts';
import { findingsOf } from '../support/runTool.ts';
import { handlers, reported, stop } from './runForeign.ts';

afterAll(stop);

describe.each([
  ['clinic', conformingClinic],
  ['library', conformingLibrary],
] as const)('the %s conforms', (name, conforming) => {
  it('at the bounds of every keyword, and with random inputs', async () => {
    const report = await reported(name, ['--generate', '20', '--seed', '7']);
    expect(findingsOf(report)).toEqual([]);
    expect(report.summary.counts.calls).toBeGreaterThan(30);
  });

  it.each(conforming)('when it %s', async (_, path, change) => {
    const report = await reported(name, [], altered(handlers[name], path, change));
    expect(findingsOf(report)).toEqual([]);
  });
});
