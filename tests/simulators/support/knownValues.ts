import type { ContractDocument } from '../../../scripts/contract/document.ts';
import { answerExamples, requestExamples } from '../../support/contract/contractExamples.ts';
import type { Known } from './schemaArbitrary.ts';

/**
 * The first values of each field in the contract's examples, which the seeded store contains too,
 * and these tokens.
 */
export function knownValues(document: ContractDocument, token: readonly string[]): Known {
  const byName: Record<string, unknown[]> = {};
  const visit = (value: unknown, name: string): void => {
    const known = (byName[name] ??= []);
    if (known.length < 12 && !known.includes(value)) known.push(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      visit(inner, Array.isArray(value) ? name : key);
  };
  for (const { value } of requestExamples(document)) visit(value, '');
  for (const { value } of answerExamples(document)) visit(value, '');
  const all = [...new Set(Object.values(byName).flat())];
  return {
    texts: all.filter((value) => typeof value === 'string' && value.length < 100) as string[],
    numbers: all.filter((value) => typeof value === 'number'),
    byName: { ...byName, token },
  };
}
