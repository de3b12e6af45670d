import { describe, expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { ownContract } from '../support/keptContract.ts';
import { expectFittingBounds, expectJudgedBodies } from './generated.ts';

const { document } = ownContract;

describe('in the contract of this project', () => {
  it.each(Object.entries(document.components.schemas ?? {}))(
    'the smallest and the largest value of %s fit it',
    (_, schema) => {
      expectFittingBounds(document, schema);
    },
  );

  it.each(listOperations(document).map((listed) => [listed.id, listed] as const))(
    'a generated body of %s is called valid if it fits, and only then',
    (_, listed) => {
      expectJudgedBodies(document, listed);
    },
  );
});
