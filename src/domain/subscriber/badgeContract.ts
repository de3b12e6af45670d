import type { BadgeContract } from '../badge/shownBadgeStatus';
import type { Contract } from '../contract/contract';
import { unpaidTotal } from '../invoice/unpaidInvoice';

/** What decides whether the badges of a contract are suspended: its status and its unpaid invoices. */
export function badgeContractOf({
  status,
  unpaidInvoices,
}: Pick<Contract, 'status' | 'unpaidInvoices'>): BadgeContract {
  return { isActive: status === 'active', due: unpaidTotal(unpaidInvoices) };
}
