import { afterAll, describe, expect, it } from 'vitest';
import { conformingClinic, conformingLibrary } from './faults.ts';
import { altered } from './Fault.ts';
import { handlers, openForeign } from './runForeign.ts';

const { reported, stop } = await openForeign();

afterAll(stop);

describe.each([
  ['clinic', conformingClinic],
  ['library', conformingLibrary],
] as const)('the %s conforms', (name, conforming) => {
  it('at the bounds of every keyword, and with random inputs', async () => {
    const { summary, operations } = await reported(name, ['--generate', '20', '--seed', '7']);
    expect(operations.flatMap(({ findings }) => findings)).toEqual([]);
    expect(summary.counts.calls).toBeGreaterThan(30);
  });

  it.each(conforming)('when it %s', async (_, path, change) => {
    const { operations } = await reported(name, [], altered(handlers[name], path, change));
    expect(operations.flatMap(({ findings }) => findings)).toEqual([]);
  });
});
