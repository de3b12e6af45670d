import type { ReactElement } from 'react';
import { formatDateTime } from '../../../domain/instant';
import { formatEuros } from '../../../domain/money';
import { noticeDue, type PassageNotice } from '../../../domain/passageNotice';
import { formatTrip, trips } from '../../../domain/tripCode';
import { Fact, FactList } from '../../design/FactList';
import styles from './FoundNotice.module.css';

/** What a notice says, and what is due: the passage and the fees, less what was received (P3.20, P9.16). */
export function NoticeFacts({ notice }: { readonly notice: PassageNotice }): ReactElement {
  const { paymentNoticeNumber, trip, passageAmount, feesAmount, receivedAmount, paidAt } = notice;
  return (
    <FactList layout="rows">
      <Fact label="N° de CNP">{notice.reference}</Fact>
      {paymentNoticeNumber !== null && (
        <Fact label="N° d'avis de paiement">{paymentNoticeNumber}</Fact>
      )}
      <Fact label="Plaque">{notice.plate}</Fact>
      <Fact label="Date du passage">{formatDateTime(notice.passedAt)}</Fact>
      <Fact label="Trajet">{formatTrip(trips[trip])}</Fact>
      <Fact label="Montant du passage">{formatEuros(passageAmount)}</Fact>
      <Fact label="Frais">{formatEuros(feesAmount)}</Fact>
      <Fact label="Déjà reçu">{formatEuros(receivedAmount)}</Fact>
      {paidAt === null && (
        <Fact label="Reste à payer">
          <span className={styles.due}>{formatEuros(noticeDue(notice))}</span>
        </Fact>
      )}
    </FactList>
  );
}
