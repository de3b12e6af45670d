import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words as titles } from '../titles.words.fr';
import { words } from './refundClaim.words.fr';
import { words as states } from './refundStates.words.fr';
import type { BankAccount } from '../../../domain/bank/bankAccount';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import { sumCents } from '../../../domain/basis/money';
import type { Refund } from '../../../domain/freeRamp/refund';
import { Actions } from '../../design/controls/Actions';
import { AmountCard } from '../../design/data/AmountCard';
import { Fact, FactList } from '../../design/data/FactList';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { ReceiptDownload } from '../parts/ReceiptDownload';
import { DoneHeading } from './DoneHeading';
import { TicketFacts } from './TicketFact';
import styles from './Wizard.module.css';

interface ClaimDoneProps {
  readonly claimed: readonly Refund[];
  /** The account that was confirmed on this page; null for refunds that were claimed before. */
  readonly paidTo: BankAccount | null;
}

/** Refunds that are claimed, now or before (P4.23); refunds claimed together share one receipt. */
export function ClaimDone({ claimed, paidTo }: ClaimDoneProps): ReactElement {
  const receipts = new Set(claimed.flatMap(({ receipt }) => receipt ?? []));
  const ending = ibanEnding(paidTo?.iban ?? null);
  return (
    <>
      <DoneHeading isTitle>{words.done(claimed.length)}</DoneHeading>
      <div className={styles.step}>
        <AmountCard
          label={claimed.length > 1 ? words.total : words.amount}
          amount={formatEuros(sumCents(claimed.map(({ amount }) => amount)))}
        >
          <FactList>
            <TicketFacts refunds={claimed} />
            {paidTo && <Fact label={words.beneficiary}>{paidTo.beneficiary}</Fact>}
            {ending !== null && (
              <Fact label={words.iban}>
                <MaskedNumber ending={ending} />
              </Fact>
            )}
          </FactList>
        </AmountCard>
        {/* The delay counts from the claim: it is not said of one that was made before. */}
        <p>{paidTo ? `${words.nothingLeft} ${states.transferDelay}` : words.nothingLeft}</p>
        <Actions>
          {[...receipts].map((path) => (
            <ReceiptDownload key={path} path={path} variant="primary">
              {states.downloadReceipt}
            </ReceiptDownload>
          ))}
          <ButtonLink variant="outline" to={routes.refunds}>
            {titles.refunds}
          </ButtonLink>
        </Actions>
      </div>
    </>
  );
}
