import type { Schema } from '../../contract/document.ts';

/** Whether this value may be unreadable while the value that contains it stays readable. */
export function mayBeUnreadable({ 'x-tolerant': tolerance }: Schema): boolean {
  return tolerance === 'value' || tolerance === 'list';
}

/** Whether an item of this array may be unreadable while the others stay readable. */
export function itemsMayBeUnreadable({ 'x-tolerant': tolerance }: Schema): boolean {
  return tolerance === 'items' || tolerance === 'list';
}
