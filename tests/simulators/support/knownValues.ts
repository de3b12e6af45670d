import type { ContractDocument } from '../../../scripts/contract/document.ts';
import { answerExamples, requestExamples } from '../../support/contract/contractExamples.ts';
import type { Known } from './schemaArbitrary.ts';

/**
 * Every text and number of the contract's examples, which the seeded store contains too, and these
 * tokens.
 */
export function knownValues(document: ContractDocument, token: readonly string[]): Known {
  const texts = new Set<string>();
  const numbers = new Set<number>();
  const byName: Record<string, unknown[]> = {};
  const visit = (value: unknown, name: string): void => {
    if (typeof value === 'string' && value.length < 100) texts.add(value);
    if (typeof value === 'number') numbers.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const field = Array.isArray(value) ? name : key;
      const known = (byName[field] ??= []);
      if (known.length < 20) known.push(inner);
      visit(inner, field);
    }
  };
  for (const { value } of requestExamples(document)) visit(value, '');
  for (const { value } of answerExamples(document)) visit(value, '');
  return { texts: [...texts], numbers: [...numbers], byName: { ...byName, token } };
}
