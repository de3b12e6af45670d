import type { Services } from '../../world/Services.ts';
import type { Debt } from './Debt.ts';
import { invoiceDebt } from './invoiceDebt.ts';
import { noticeDebt } from './noticeDebt.ts';
import { orderDebt } from './orderDebt.ts';

/** The debt of a reference in the bank's form: CDW0000042, PLI0048213B, 26104887 (M9.7, P9.5). */
export function findDebt(services: Services, reference: string): Debt | undefined {
  const [, orderId] = /^CDW(\d{1,7})$/.exec(reference) ?? [];
  if (orderId !== undefined) return orderDebt(services, Number(orderId));
  return reference.startsWith('PLI')
    ? invoiceDebt(services, reference)
    : noticeDebt(services, reference);
}
