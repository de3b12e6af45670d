import type { Operator } from '../support/operator.ts';

export interface MadeUpContract {
  readonly reference: string;
  readonly holder?: string;
  readonly accountId?: number;
  readonly email?: string;
  readonly owes?: boolean;
}

/** A contract besides those of the story; answers its id. */
export function haveContract({ world }: Operator, contract: MadeUpContract): number {
  const { reference, holder = 'RIVIERE PAUL', accountId = null, email = null } = contract;
  const unpaid = { totalAmount: 12, invoice1: '1', invoice2: null, invoice3: null };
  const data = { unpaidInvoicesObj: contract.owes ? [unpaid] : [] };
  return world.store.run(
    `INSERT INTO contract (accountId, reference, holder, email, data)
     VALUES (:accountId, :reference, :holder, :email, :data)`,
    { accountId, reference, holder, email, data: JSON.stringify(data) },
  ).id;
}

/** The account that a contract is linked to; null for none. */
export function accountOf({ world }: Operator, reference: string): number | null | undefined {
  return world.store.row<{ accountId: number | null }>(
    'SELECT accountId FROM contract WHERE reference = :reference',
    { reference },
  )?.accountId;
}

/** What stands behind the address of the newest mail's link: the token. */
export function mailedToken({ mails }: Operator): string {
  return /(?:token=|activation\/)([\w-]{32,})$/.exec(mails.at(-1)?.link ?? '')?.[1] ?? '';
}

/** The payload of a bearer token, which anyone can read. */
export function payloadOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
