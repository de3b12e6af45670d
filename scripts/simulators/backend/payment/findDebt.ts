import type { World } from '../../world/World.ts';
import type { Debt } from './Debt.ts';
import { invoiceDebt } from './invoiceDebt.ts';
import { noticeDebt } from './noticeDebt.ts';
import { orderDebt } from './orderDebt.ts';

/** What is paid under a reference as the bank has it: CDW0000042, PLI0048213B, 26104887 (M9.7, P9.5). */
export function findDebt(world: World, reference: string): Debt | undefined {
  const [, orderId] = /^CDW(\d{1,7})$/.exec(reference) ?? [];
  if (orderId !== undefined) return orderDebt(world, Number(orderId));
  return reference.startsWith('PLI') ? invoiceDebt(world, reference) : noticeDebt(world, reference);
}
