import { resolve } from 'node:path';
import { getMergedConfig, lint, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { contractRoot } from '../../scripts/contract/readContract.ts';

it('Redocly reports no error or warning in the contract', async () => {
  const configPath = resolve(contractRoot, '../../redocly.yaml');
  const config = getMergedConfig(await loadConfig({ configPath }), 'site');
  const problems = await lint({ ref: contractRoot, config });
  const lines = problems.map(({ ruleId, message, location: [place] }) => {
    return `${ruleId}: ${message} (${place?.source.absoluteRef ?? ''} ${place?.pointer ?? ''})`;
  });
  expect(lines).toEqual([]);
});
