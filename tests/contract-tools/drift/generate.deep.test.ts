import { describe, it } from 'vitest';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import { keptContract, ownContract } from '../support/keptContract.ts';
import { expectFittingBounds, expectJudgedBodies } from './generated.ts';

const clinic = keptContract('tests/contract-tools/foreign/clinic/openapi.yaml');

describe.each([
  ['the contract of this project', ownContract],
  ['a contract with recursive schemas', clinic],
])('in %s', (_, { document }) => {
  it.each(Object.entries(document.components.schemas ?? {}))(
    'the smallest and the largest value of %s fit it',
    (_name, schema) => {
      expectFittingBounds(document, schema);
    },
  );

  it.each(listOperations(document).map((listed) => [listed.id, listed] as const))(
    'a generated body of %s is called valid if it fits, and only then',
    (_id, listed) => {
      expectJudgedBodies(document, listed);
    },
  );
});
