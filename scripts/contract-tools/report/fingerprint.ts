import { createHash } from 'node:crypto';
import { generalPointer } from '../contract/pointer.ts';
import type { LocatedFinding } from './Finding.ts';

/**
 * The identity of a finding from run to run. Does not change when lines of the contract move, or when lists
 * and values in the answers differ.
 */
export function fingerprint({
  rule,
  operationId,
  pointer,
  source,
}: Pick<LocatedFinding, 'rule' | 'operationId' | 'pointer' | 'source'>): string {
  const place = pointer === null ? null : generalPointer(pointer);
  const identity = JSON.stringify([rule, operationId, place, source]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 16);
}
