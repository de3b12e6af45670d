import type { Operator } from '../support/operator.ts';

export interface ExtraContract {
  readonly reference: string;
  readonly holder?: string;
  readonly accountId?: number;
  readonly email?: string;
  readonly owes?: boolean;
}

/** Inserts a contract besides the seeded ones; returns its id. */
export function haveContract({ services }: Operator, contract: ExtraContract): number {
  const { reference, holder = 'RIVIERE PAUL', accountId = null, email = null } = contract;
  const unpaid = { totalAmount: 12, invoice1: '1', invoice2: null, invoice3: null };
  const data = { unpaidInvoicesObj: contract.owes ? [unpaid] : [] };
  return services.store.run(
    `INSERT INTO contract (accountId, reference, holder, email, data)
     VALUES (:accountId, :reference, :holder, :email, :data)`,
    { accountId, reference, holder, email, data: JSON.stringify(data) },
  ).id;
}

/** The account that a contract is linked to; null for none. */
export function accountOf({ services }: Operator, reference: string): number | null | undefined {
  return services.store.row<{ accountId: number | null }>(
    'SELECT accountId FROM contract WHERE reference = :reference',
    { reference },
  )?.accountId;
}

/** The token at the end of the newest mail's link. */
export function mailedToken({ mails }: Operator): string {
  return /(?:token=|activation\/)([\w-]{32,})$/.exec(mails.at(-1)?.link ?? '')?.[1] ?? '';
}

/** The payload of a bearer token, which is readable without the key. */
export function payloadOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
