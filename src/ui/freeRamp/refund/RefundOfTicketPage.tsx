import { isRight } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { findTicketOfRequest } from '../../../application/freeRamp/findTicketOfRequest';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import { parseRefundIdentifier } from '../../../domain/refundIdentifier';
import { Actions } from '../../design/Actions';
import { Button } from '../../design/Button';
import { ButtonLink } from '../../design/ButtonLink';
import { PageHeading } from '../../design/PageHeading';
import { PageSkeleton } from '../../design/PageSkeleton';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { routes } from '../../navigation/routes';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { useFetched } from '../../state/useFetched';
import { searchAddress } from './wizardPlace';

/**
 * A short address that leads to the search for a ticket (P2.42): the 20 digits of the ticket as they are, or the number of a refund
 * request, whose ticket is asked for (P7.27).
 */
export function RefundOfTicketPage(): ReactElement {
  const { id = '' } = useParams();
  const identifier = parseRefundIdentifier(id);
  if (isRight(identifier)) return <Navigate to={searchAddress(identifier.right)} replace />;
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <RefundOfRequest key={id} requestId={Number(id)} />
  ) : (
    <NotFoundPage />
  );
}

function RefundOfRequest({ requestId }: { readonly requestId: number }): ReactElement {
  const { remote, retry } = useFetched(() => findTicketOfRequest(requestId));
  const identifier = latestData(remote);
  if (identifier !== undefined) return <Navigate to={searchAddress(identifier)} replace />;
  const failure = failureOf(remote);
  if (failure === undefined) return <PageSkeleton />;
  return (
    <div className="tp-wide">
      <PageHeading>Demander un remboursement</PageHeading>
      <p role="alert">{messageFor(serviceMessages, failure)}</p>
      <Actions>
        {failure.kind !== 'service/not-found' && (
          <Button busy={remote.status === 'loading'} onClick={retry}>
            Réessayer
          </Button>
        )}
        <ButtonLink variant="outline" to={routes.freeRampRefund}>
          Saisir l'identifiant du ticket
        </ButtonLink>
      </Actions>
    </div>
  );
}
