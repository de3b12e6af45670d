import { describe, expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { checksOf, compilerFor } from '../../../scripts/simulators/http/contractChecks.ts';

const document = await readContract();
const listed = listOperations(document);

const one = listed.find(({ operation }) => operation.operationId === 'listPassages');
if (one === undefined) throw new Error('listPassages');
const checks = checksOf(one, compilerFor(document));

const passages = {
  state: true,
  response: null,
  total: 43_200,
  totalPage: 58,
  minDate: null,
  maxDate: null,
  passages: Array.from({ length: 750 }, (_, index) => ({
    id: index + 1,
    creationDate: { timestamp: 1_790_000_000 - index },
    badgeReference: '64010827',
    trafficDirection: 'Carénage - Prado',
    way: 'Voie 3',
    amount: 3.2,
  })),
};

describe('checking answers against the contract', () => {
  it('compiles each schema once per document', () => {
    for (const schema of Object.values(document.components.schemas)) {
      expect(compilerFor(document)(schema)).toBe(compilerFor(document)(schema));
    }
  });

  it('is fast: 750 passages in less than 20 ms', () => {
    const durations = Array.from({ length: 20 }, () => {
      const start = performance.now();
      expect(checks.answer(200, passages)).toEqual([]);
      return performance.now() - start;
    }).sort((a, b) => a - b);
    expect(durations[10]).toBeLessThan(20);
  });

  it('finds one invalid passage among 750', () => {
    const wrong = { ...passages, passages: [...passages.passages, { id: '751' }] };
    expect(checks.answer(200, wrong)).not.toEqual([]);
  });
});
