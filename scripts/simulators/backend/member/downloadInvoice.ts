import { invoicePdf } from '../../documents/invoicePdf.ts';
import { httpError, ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import type { Store } from '../../store/database.ts';
import { invoicePeriod } from './invoicePeriod.ts';
import { ownContract } from './ownContracts.ts';
import type { PassagePeriod } from './passagePeriod.ts';

interface InvoiceRow {
  readonly contractId: number;
  readonly type: string;
  readonly createdAt: number;
  readonly cents: number;
  readonly previousStatementAt: number | null;
}

interface BadgeSum {
  readonly badgeReference: string;
  readonly badgeName: string | null;
  readonly passageCount: number;
  readonly cents: number;
}

/**
 * The PDF of an invoice or a statement of one of the caller's contracts (M7.20). It is generated on
 * each call, not stored.
 */
export const downloadInvoice: Handler<'downloadInvoice'> = (
  { path: { noInvoice }, caller },
  { store, clock },
) => {
  const row = store.row<InvoiceRow>(
    `SELECT invoice.*, (
       SELECT max(createdAt) FROM invoice AS earlier
       WHERE earlier.contractId = invoice.contractId AND earlier.type <> 'F'
         AND earlier.createdAt < invoice.createdAt
     ) AS previousStatementAt
     FROM invoice JOIN contract ON contract.id = invoice.contractId
     WHERE invoice.noInvoice = :noInvoice AND contract.accountId = :accountId`,
    { noInvoice, accountId: caller.accountId },
  );
  const own = row && ownContract(store, caller, row.contractId, clock.now());
  if (row === undefined || own === undefined)
    return httpError(404, 'Cette facture est introuvable.');
  const { contractId, type, createdAt, cents, previousStatementAt } = row;
  const period = invoicePeriod(type, createdAt, previousStatementAt);
  const pdf = invoicePdf({
    number: noInvoice,
    isInvoice: type === 'F',
    issuedAt: createdAt,
    period,
    contract: own.contract,
    badges: sumsOfBadges(store, contractId, period),
    totalCents: cents,
  });
  return ok(pdf);
};

function sumsOfBadges(
  store: Store,
  contractId: number,
  period: PassagePeriod,
): readonly BadgeSum[] {
  return store.rows<BadgeSum>(
    `SELECT badge.badgeReference, badge.data ->> 'name' AS badgeName, count(*) AS passageCount,
       sum(passage.cents) AS cents
     FROM passage JOIN badge ON badge.id = passage.badgeId
     WHERE passage.contractId = :contractId AND passage.at BETWEEN :from AND :to
     GROUP BY badge.id ORDER BY badge.badgeReference`,
    { contractId, ...period },
  );
}
