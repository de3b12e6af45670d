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
  return hashOf([rule, operationId, place, source]);
}

/** The first 16 hexadecimal digits of SHA-256. */
export function hashOf(identity: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
}
