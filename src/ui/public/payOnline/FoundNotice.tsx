import { Suspense, type ReactElement } from 'react';
import { words } from './notice.words.fr';
import { calendarDayOf } from '../../../domain/basis/calendarDay';
import { writeFrenchDay } from '../../../domain/basis/readCalendarDay';
import { contactRouteOfTrip } from '../../../domain/contact/contactRoute';
import type { NoticeSearch } from '../../../domain/notice/noticeSearch';
import { noticeStatus, type PassageNotice } from '../../../domain/notice/passageNotice';
import { trips } from '../../../domain/passage/tripCode';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { PartSkeleton } from '../../design/loading/PartSkeleton';
import { StepHeading } from '../../design/page/StepHeading';
import { Marked } from '../../design/text/Marked';
import { leadingToNotice } from '../../navigation/noticePlace';
import { routes } from '../../navigation/routes';
import { startingMessage } from '../../navigation/startedMessage';
import { operator, phoneHref } from '../../operator';
import { lazyPart } from '../../state/loading/lazyPart';
import { OptionalPart } from '../../state/loading/OptionalPart';
import styles from './FoundNotice.module.css';
import { NoticeFacts } from './NoticeFacts';

/** Decorative, loaded late. */
const PassageMap = lazyPart(async () => (await import('../../city/PassageMap')).PassageMap);
/** Loaded late: a paid notice does not need it. */
const NoticePayment = lazyPart(async () => (await import('./NoticePayment')).NoticePayment);

interface FoundNoticeProps {
  readonly notice: PassageNotice;
  readonly search: NoticeSearch;
  readonly isReceiptWanted: boolean;
  readonly onReceiptWish: (isWanted: boolean) => void;
}

/** The facts of the notice, and its next action (P4.7–P4.9). */
export function FoundNotice(props: FoundNoticeProps): ReactElement {
  const { plate, email } = props.search;
  const isPayable = noticeStatus(props.notice).kind === 'payable';
  const facts = <NoticeFacts notice={props.notice} />;
  return (
    <>
      <StepHeading>{words.title}</StepHeading>
      <div className={styles.notice}>
        {isPayable && facts}
        <div className={`${styles.outcome} ${isPayable ? styles.beside : ''}`}>
          <Suspense fallback={<PartSkeleton />}>
            <Outcome {...props} />
          </Suspense>
        </div>
        {!isPayable && facts}
        <Actions>
          <ButtonLink
            variant="outline"
            to={routes.payOnline}
            // The same address: by default it would replace this history entry.
            replace={false}
            state={leadingToNotice({ plate, email })}
          >
            {words.searchOther}
          </ButtonLink>
          <ButtonLink variant="outline" to={routes.contact} state={contesting(props)}>
            {words.contest}
          </ButtonLink>
        </Actions>
        {/* Last: it arrives late, and must move no field and no button. */}
        <div className={isPayable ? undefined : styles.beside}>
          <OptionalPart>
            <PassageMap way={trips[props.notice.trip].directions} />
          </OptionalPart>
        </div>
      </div>
    </>
  );
}

/** The contact form, filled in with the notice (D6). */
function contesting({ notice, search }: FoundNoticeProps): object {
  const { reference, plate, passedAt, trip } = notice;
  const day = writeFrenchDay(calendarDayOf(passedAt));
  return startingMessage({
    ...{ subject: 'CNP', day, plate, email: search.email },
    route: contactRouteOfTrip(trip),
    text: words.contestText(reference, plate, day),
  });
}

function Outcome({
  notice,
  search,
  isReceiptWanted,
  onReceiptWish,
}: FoundNoticeProps): ReactElement {
  const status = noticeStatus(notice);
  switch (status.kind) {
    case 'paid':
      return (
        <Message tone="success">
          <Marked
            text={words.paid(notice.receivedAmount, status.at)}
            mark={(amount) => <b className="tp-numbers">{amount}</b>}
          />
        </Message>
      );
    case 'nothingDue':
      return <Message tone="success">{words.nothingDue}</Message>;
    case 'closed':
      return (
        <>
          <Message tone="error">{words.closed}</Message>
          <Actions>
            <ButtonLink to={routes.contact}>{words.contact}</ButtonLink>
            <ButtonLink variant="outline" href={phoneHref(operator.phone)}>
              {words.call(operator.phone)}
            </ButtonLink>
          </Actions>
        </>
      );
    case 'payable':
      return (
        <NoticePayment
          notice={notice}
          search={search}
          isReceiptWanted={isReceiptWanted}
          onReceiptWish={onReceiptWish}
        />
      );
  }
}
