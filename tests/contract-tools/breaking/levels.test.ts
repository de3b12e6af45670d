import { expect, it } from 'vitest';
import { worstOf } from '../../../scripts/contract-tools/breaking/Change.ts';
import { compareContracts } from '../../../scripts/contract-tools/breaking/compareContracts.ts';
import { ownContract } from '../support/keptContract.ts';
import { contractOf, plain } from './ChangeCase.ts';
import { contractCases } from './contractCases.ts';
import { operationCases } from './operationCases.ts';
import { changedAt, ownCases } from './ownCases.ts';

it('assigns the right level to every change of a small contract', () => {
  const wrong = [...operationCases, ...contractCases].flatMap(({ name, level, base, revision }) => {
    const changes = compareContracts({
      base: plain(contractOf(base)),
      revision: plain(contractOf(revision)),
    });
    const told = worstOf(changes.map((change) => change.level));
    const messages = changes.map((change) => `${change.level} ${change.message}`).join('; ');
    return told === level
      ? []
      : [`${name}: ${String(told)} (${messages}) instead of ${String(level)}`];
  });
  expect(wrong).toEqual([]);
});

it("reports each of several changes of the site's contract once, at its level", () => {
  const base: unknown = ownContract.document;
  const revision = ownCases.reduce((one, { at, change }) => changedAt(one, at, change), base);
  const changes = compareContracts({ base: ownContract.document, revision: revision as object });
  expect(changes.map(({ level }) => level).toSorted()).toEqual(
    ownCases.map(({ level }) => level).toSorted(),
  );
});
