import { Suspense, type ReactElement } from 'react';
import { formatDate } from '../../../domain/instant';
import { formatEuros } from '../../../domain/money';
import type { NoticeSearch } from '../../../domain/noticeSearch';
import { noticeStanding, type PassageNotice } from '../../../domain/passageNotice';
import { Actions } from '../../design/Actions';
import { ButtonLink } from '../../design/ButtonLink';
import { Message } from '../../design/Message';
import { PartSkeleton } from '../../design/PartSkeleton';
import { StepHeading } from '../../design/StepHeading';
import { leadingToNotice } from '../../navigation/noticePlace';
import { routes } from '../../navigation/routes';
import { lazyPart } from '../../state/lazyPart';
import styles from './FoundNotice.module.css';
import { NoticeFacts } from './NoticeFacts';

/** Whoever finds a paid notice needs none of it. */
const NoticePayment = lazyPart(async () => (await import('./NoticePayment')).NoticePayment);

interface FoundNoticeProps {
  readonly notice: PassageNotice;
  readonly search: NoticeSearch;
  readonly isReceiptWanted: boolean;
  readonly onReceiptWish: (isWanted: boolean) => void;
}

/** What is known of the notice, and what can be done with it (P4.7–P4.9). */
export function FoundNotice(props: FoundNoticeProps): ReactElement {
  const { plate, email } = props.search;
  return (
    <>
      <StepHeading>Votre avis</StepHeading>
      <div className={styles.notice}>
        <NoticeFacts notice={props.notice} />
        <div className={styles.outcome}>
          <Suspense fallback={<PartSkeleton />}>
            <Outcome {...props} />
          </Suspense>
        </div>
        <Actions>
          <ButtonLink
            variant="outline"
            to={routes.payOnline}
            // The same address: by itself it would take the place of this notice in the history.
            replace={false}
            state={leadingToNotice({ plate, email })}
          >
            Chercher un autre avis
          </ButtonLink>
        </Actions>
      </div>
    </>
  );
}

function Outcome({
  notice,
  search,
  isReceiptWanted,
  onReceiptWish,
}: FoundNoticeProps): ReactElement {
  const standing = noticeStanding(notice);
  switch (standing.kind) {
    case 'paid':
      return (
        <Message tone="success">
          Cet avis est réglé{'\u202f'}: nous avons reçu{' '}
          <b className="tp-numbers">{formatEuros(notice.receivedAmount)}</b> le{' '}
          {formatDate(standing.at)}.
        </Message>
      );
    case 'nothingDue':
      return (
        <Message tone="success">
          Il ne reste rien à payer{'\u202f'}: ce que nous avons déjà reçu couvre cet avis.
        </Message>
      );
    case 'closed':
      return (
        <>
          <Message tone="error">{NOT_YOURS_TO_PAY}</Message>
          <Actions>
            <ButtonLink to={routes.contact}>Nous contacter</ButtonLink>
          </Actions>
        </>
      );
    case 'payable':
      return (
        <NoticePayment
          notice={notice}
          email={search.email}
          isReceiptWanted={isReceiptWanted}
          onReceiptWish={onReceiptWish}
        />
      );
  }
}

/** Letter for letter (P8.11). */
const NOT_YOURS_TO_PAY =
  "Vous n'avez pas le droit de régler cette constatation de non-paiement ou cet avis de paiement, si vous pensez que c'est une erreur, veuillez prendre contact avec nous.";
