import type { Schema } from '../../contract/document.ts';

/** Whether the value itself may be unreadable without what holds it. */
export function mayBeUnreadable({ 'x-tolerant': tolerance }: Schema): boolean {
  return tolerance === 'value' || tolerance === 'list';
}

/** Whether each item of this array may be unreadable without the others. */
export function itemsMayBeUnreadable({ 'x-tolerant': tolerance }: Schema): boolean {
  return tolerance === 'items' || tolerance === 'list';
}
