import type { ReactElement } from 'react';
import { alertIcon, checkIcon, clockIcon } from '../../../../generated/icons';
import { formatDateTime } from '../../../domain/basis/instant';
import { formatEuros } from '../../../domain/basis/money';
import {
  noticeDue,
  noticeStanding,
  type PassageNotice,
} from '../../../domain/notice/passageNotice';
import { formatTrip, trips } from '../../../domain/passage/tripCode';
import { AmountCard } from '../../design/data/AmountCard';
import { Fact, FactList } from '../../design/data/FactList';
import { StatusPill, type StatusTone } from '../../design/data/StatusPill';
import { Icon } from '../../design/icon/Icon';

interface StandingLook {
  readonly tone: StatusTone;
  readonly icon: string;
  readonly word: string;
}

const looks: Readonly<Record<ReturnType<typeof noticeStanding>['kind'], StandingLook>> = {
  payable: { tone: 'warn', icon: clockIcon, word: 'À payer' },
  paid: { tone: 'ok', icon: checkIcon, word: 'Réglé' },
  nothingDue: { tone: 'ok', icon: checkIcon, word: 'Rien à payer' },
  closed: { tone: 'bad', icon: alertIcon, word: 'Non payable en ligne' },
};

/** The amount due or received, then the facts: passage and fees, minus payments (P3.20, P9.16). */
export function NoticeFacts({ notice }: { readonly notice: PassageNotice }): ReactElement {
  const { paymentNoticeNumber, trip, passageAmount, feesAmount, receivedAmount, paidAt } = notice;
  const { tone, icon, word } = looks[noticeStanding(notice).kind];
  return (
    <AmountCard
      {...(paidAt === null
        ? { label: 'Reste à payer', amount: formatEuros(noticeDue(notice)) }
        : { label: 'Montant reçu', amount: formatEuros(receivedAmount) })}
      status={
        <StatusPill tone={tone} icon={<Icon of={icon} size={16} />}>
          {word}
        </StatusPill>
      }
    >
      <FactList layout="rows">
        <Fact label="N° de CNP">{notice.reference}</Fact>
        {paymentNoticeNumber !== null && (
          <Fact label="N° d'avis de paiement">{paymentNoticeNumber}</Fact>
        )}
        <Fact label="Plaque">{notice.plate}</Fact>
        <Fact label="Date du trajet">{formatDateTime(notice.passedAt)}</Fact>
        <Fact label="Trajet">{formatTrip(trips[trip])}</Fact>
        <Fact label="Montant du trajet">{formatEuros(passageAmount)}</Fact>
        <Fact label="Frais">{formatEuros(feesAmount)}</Fact>
        <Fact label="Déjà reçu">{formatEuros(receivedAmount)}</Fact>
      </FactList>
    </AmountCard>
  );
}
