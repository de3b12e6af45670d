import { expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { openOperator } from '../../simulators/support/operator.ts';
import { ownContract } from '../support/keptContract.ts';
import { drift, sendTo, upstream } from './drift.ts';

const irreversible = listOperations(ownContract.document).filter(
  ({ effect }) => effect === 'irreversible',
);

it.each(irreversible)('the reference backend conforms in the irreversible $id', async ({ id }) => {
  const operator = openOperator();
  const only = ['--call', id, '--only', id];
  const { code, stdout } = await drift([...upstream, '--login', ...only], sendTo(operator));
  operator.close();
  expect(stdout).toContain('No drift');
  expect(code).toBe(0);
});
