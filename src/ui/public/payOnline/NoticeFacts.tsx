import type { ReactElement } from 'react';
import { formatDateTime, formatEuros } from '../../words/format.fr';
import { words } from './notice.words.fr';
import { alertIcon, checkIcon, clockIcon } from '../../../../generated/icons';
import { isNothingDue } from '../../../domain/basis/money';
import {
  noticeDue,
  noticeStatus,
  type NoticeStatus,
  type PassageNotice,
} from '../../../domain/notice/passageNotice';
import { formatTrip, trips } from '../../../domain/passage/tripCode';
import { AmountCard } from '../../design/data/AmountCard';
import { Fact, FactList } from '../../design/data/FactList';
import { StatusPill, type StatusTone } from '../../design/data/StatusPill';
import { Icon } from '../../design/icon/Icon';

interface NoticeLook {
  readonly tone: StatusTone;
  readonly icon: string;
}

const looks: Readonly<Record<NoticeStatus['kind'], NoticeLook>> = {
  payable: { tone: 'warn', icon: clockIcon },
  paid: { tone: 'ok', icon: checkIcon },
  nothingDue: { tone: 'ok', icon: checkIcon },
  closed: { tone: 'bad', icon: alertIcon },
};

/** The amount due or received, then the facts: passage and fees, minus payments (P3.20, P9.16). */
export function NoticeFacts({ notice }: { readonly notice: PassageNotice }): ReactElement {
  const { paymentNoticeNumber, trip, passageAmount, feesAmount, receivedAmount, paidAt } = notice;
  const { kind } = noticeStatus(notice);
  const { tone, icon } = looks[kind];
  return (
    <AmountCard
      {...(paidAt === null
        ? { label: words.due, amount: formatEuros(noticeDue(notice)) }
        : { label: words.received, amount: formatEuros(receivedAmount) })}
      status={
        <StatusPill tone={tone} icon={<Icon of={icon} size={16} />}>
          {words.statuses[kind]}
        </StatusPill>
      }
    >
      <FactList>
        <Fact label={words.facts.number}>{notice.reference}</Fact>
        {paymentNoticeNumber !== null && (
          <Fact label={words.facts.paymentNotice}>{paymentNoticeNumber}</Fact>
        )}
        <Fact label={words.facts.plate}>{notice.plate}</Fact>
        <Fact label={words.facts.date}>{formatDateTime(notice.passedAt)}</Fact>
        <Fact label={words.facts.trip}>{formatTrip(trips[trip])}</Fact>
        <Fact label={words.facts.price}>{formatEuros(passageAmount)}</Fact>
        <Fact label={words.facts.fees}>{formatEuros(feesAmount)}</Fact>
        {!isNothingDue(receivedAmount) && (
          <Fact label={words.facts.receivedBefore}>{formatEuros(receivedAmount)}</Fact>
        )}
      </FactList>
    </AmountCard>
  );
}
