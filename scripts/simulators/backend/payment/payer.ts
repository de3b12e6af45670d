import type { BodyOf } from '../../http/operationTypes.ts';
import type { Services } from '../../world/Services.ts';
import { contactEmail } from '../member/contactEmail.ts';
import type { StoredContract } from '../member/ownContracts.ts';
import { billingOf } from '../purchase/orderAddresses.ts';
import type { OrderRequest } from '../../../../generated/api.ts';
import { findNotice } from './notices.ts';

/** Who pays and the billing address, as stored. */
export interface Payer {
  readonly type: BodyOf<'sealPayment'>['type'];
  readonly email: string;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

/**
 * The payer of a reference in the bank's form; undefined when the reference is unknown (M9.7,
 * P9.5).
 */
export function payerOf(services: Services, reference: string): Payer | undefined {
  const [, orderId] = /^CDW(\d{1,7})$/.exec(reference) ?? [];
  if (orderId !== undefined) return orderPayer(services, Number(orderId));
  return reference.startsWith('PLI')
    ? invoicePayer(services, reference)
    : noticePayer(services, reference);
}

function orderPayer(services: Services, id: number): Payer | undefined {
  const order = services.store.row<{ kind: string; email: string; data: string }>(
    'SELECT kind, email, data FROM badgeOrder WHERE id = :id',
    { id },
  );
  if (order === undefined) return undefined;
  if (order.kind === 'extra') {
    const { contractId } = JSON.parse(order.data) as { readonly contractId: number };
    return contractPayer(services, 'badge', contractId);
  }
  const { bilAddress, bilZip, bilCity } = billingOf(JSON.parse(order.data) as OrderRequest);
  const { email } = order;
  return { type: 'order', email, address: bilAddress, zip: bilZip, city: bilCity };
}

function invoicePayer(services: Services, reference: string): Payer | undefined {
  const unpaid = services.store.row<{ contractId: number }>(
    `SELECT contract.id AS contractId
     FROM contract, json_each(contract.data, '$.unpaidInvoicesObj') AS unpaid
     WHERE 'PLI' || (unpaid.value ->> 'paymentReference') || (unpaid.value ->> 'letter') = :reference`,
    { reference },
  );
  return unpaid && contractPayer(services, 'invoice', unpaid.contractId);
}

/** The billing address of a contract, or the correspondence address if it has none. */
function contractPayer({ store }: Services, type: Payer['type'], id: number): Payer | undefined {
  const found = store.row<{
    data: string;
    accountId: number | null;
    ownEmail: string | null;
    accountEmail: string | null;
  }>(
    `SELECT contract.data, contract.accountId, contract.email AS ownEmail, account.email AS accountEmail
     FROM contract LEFT JOIN account ON account.id = contract.accountId WHERE contract.id = :id`,
    { id },
  );
  if (found === undefined) return undefined;
  const { accountId, ownEmail, accountEmail } = found;
  const contract = JSON.parse(found.data) as StoredContract;
  const isBilledElsewhere = Boolean(contract.bilAddress && contract.bilZip && contract.bilCity);
  const prefix = isBilledElsewhere ? 'bil' : 'cor';
  return {
    type,
    email:
      accountId === null || accountEmail === null
        ? (ownEmail ?? '')
        : contactEmail(store, { accountId, email: accountEmail }),
    address: contract[`${prefix}Address`],
    zip: contract[`${prefix}Zip`],
    city: contract[`${prefix}City`],
  };
}

function noticePayer({ store }: Services, reference: string): Payer | undefined {
  const notice = findNotice(store, reference)?.notice;
  return (
    notice && {
      type: 'cnp',
      email: notice.email ?? '',
      address: notice.address ?? null,
      zip: notice.zip ?? null,
      city: notice.city ?? null,
    }
  );
}
