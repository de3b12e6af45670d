import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { words } from './refundOfTicket.words.fr';
import { words as shared } from '../../design/shared.words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { findTicketOfRequest } from '../../../application/freeRamp/findTicketOfRequest';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import { linkedIdentifier } from '../../../domain/basis/mailedAddress';
import { printedNumber } from '../../../domain/basis/printedNumber';
import { parseRefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';
import { Actions } from '../../design/controls/Actions';
import { Button } from '../../design/controls/Button';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { PageSkeleton } from '../../design/loading/PageSkeleton';
import { Sentence } from '../../design/text/Sentence';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { routes } from '../../navigation/routes';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { useFetched } from '../../state/useFetched';
import { searchAddress } from './wizardPlace';

/**
 * A short address that redirects to the search of a ticket (P2.42): by the 20 digits of the ticket, or by
 * the number of a refund request, whose ticket is looked up (P7.27).
 */
export function RefundOfTicketPage(): ReactElement {
  const { id: inAddress = '' } = useParams();
  const id = printedNumber(linkedIdentifier(inAddress));
  const identifier = parseRefundIdentifier(id);
  if (E.isRight(identifier)) return <Navigate to={searchAddress(identifier.right)} replace />;
  if (/^[1-9]\d{0,14}$/.test(id)) return <RefundOfRequest key={id} requestId={Number(id)} />;
  // 16 to 24 digits: a mistyped identifier. The search opens with these digits, to be corrected.
  return /^\d{16,24}$/.test(id) ? <Navigate to={searchAddress(id)} replace /> : <NotFoundPage />;
}

function RefundOfRequest({ requestId }: { readonly requestId: number }): ReactElement {
  const { remote, retry } = useFetched(() => findTicketOfRequest(requestId));
  const identifier = latestData(remote);
  if (identifier !== undefined) return <Navigate to={searchAddress(identifier)} replace />;
  const failure = failureOf(remote);
  if (failure === undefined) return <PageSkeleton />;
  return (
    <div className="tp-wide">
      <PageHeading>{titles.refundOfTicket}</PageHeading>
      <p role="alert">
        <Sentence>{messageFor(serviceMessages, failure)}</Sentence>
      </p>
      <Actions>
        {failure.kind !== 'service/not-found' && (
          <Button busy={remote.status === 'loading'} onClick={retry}>
            {shared.retry}
          </Button>
        )}
        <ButtonLink variant="outline" to={routes.freeRampRefund}>
          {words.enterIdentifier}
        </ButtonLink>
      </Actions>
    </div>
  );
}
