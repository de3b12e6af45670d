import type { Operator } from '../support/operator.ts';

/** Inserts a contract of RIVIERE PAUL besides the seeded ones. */
export function haveContract(
  { services }: Operator,
  contract: { readonly reference: string; readonly accountId?: number; readonly email?: string },
): void {
  const { reference, accountId = null, email = null } = contract;
  services.store.run(
    `INSERT INTO contract (accountId, reference, holder, email, data)
     VALUES (:accountId, :reference, 'RIVIERE PAUL', :email, '{"unpaidInvoicesObj":[]}')`,
    { accountId, reference, email },
  );
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
  return /(?:token=|activation\/)([\w-]{32,})/.exec(mails.at(-1)?.link ?? '')?.[1] ?? '';
}
