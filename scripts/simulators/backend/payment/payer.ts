import type { BodyOf } from '../../http/operationTypes.ts';
import type { World } from '../../world/World.ts';
import { contactEmail } from '../member/contactEmail.ts';
import type { KeptContract } from '../member/ownContracts.ts';
import { billingOf } from '../purchase/orderAddresses.ts';
import type { OrderRequest } from '../../../../generated/api.ts';
import { findNotice } from './notices.ts';

/** Who pays, and who is billed, as they were written down. */
export interface Payer {
  readonly type: BodyOf<'sealPayment'>['type'];
  readonly email: string;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

/** Who pays what is due under a reference as the bank has it; undefined when it is unknown (M9.7, P9.5). */
export function payerOf(world: World, reference: string): Payer | undefined {
  const [, orderId] = /^CDW(\d{1,7})$/.exec(reference) ?? [];
  if (orderId !== undefined) return orderPayer(world, Number(orderId));
  return reference.startsWith('PLI')
    ? invoicePayer(world, reference)
    : noticePayer(world, reference);
}

function orderPayer(world: World, id: number): Payer | undefined {
  const order = world.store.row<{ kind: string; email: string; data: string }>(
    'SELECT kind, email, data FROM badgeOrder WHERE id = :id',
    { id },
  );
  if (order === undefined) return undefined;
  if (order.kind === 'extra') {
    const { contractId } = JSON.parse(order.data) as { readonly contractId: number };
    return contractPayer(world, 'badge', contractId);
  }
  const { bilAddress, bilZip, bilCity } = billingOf(JSON.parse(order.data) as OrderRequest);
  const { email } = order;
  return { type: 'order', email, address: bilAddress, zip: bilZip, city: bilCity };
}

function invoicePayer(world: World, reference: string): Payer | undefined {
  const unpaid = world.store.row<{ contractId: number }>(
    `SELECT contract.id AS contractId
     FROM contract, json_each(contract.data, '$.unpaidInvoicesObj') AS unpaid
     WHERE 'PLI' || (unpaid.value ->> 'paymentReference') || (unpaid.value ->> 'letter') = :reference`,
    { reference },
  );
  return unpaid && contractPayer(world, 'invoice', unpaid.contractId);
}

/** The billing address of a contract, that of correspondence where it is missing. */
function contractPayer({ store }: World, type: Payer['type'], id: number): Payer | undefined {
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
  const contract = JSON.parse(found.data) as KeptContract;
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

function noticePayer({ store }: World, reference: string): Payer | undefined {
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
