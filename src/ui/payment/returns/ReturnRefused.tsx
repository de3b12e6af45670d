import type { ReactElement } from 'react';
import { generatePath } from 'react-router-dom';
import type { PaidReference } from '../../../domain/payment/paidReference';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { leadingToNotice } from '../../navigation/noticePlace';
import { routes } from '../../navigation/routes';
import { PaymentRefusal } from '../PaymentRefusal';
import type { ReturnType } from './paymentReturns';

interface ReturnRefusedProps {
  readonly type: ReturnType;
  readonly reference: PaidReference | undefined;
}

interface RefusedPageProps extends ReturnRefusedProps {
  readonly isFree: boolean;
}

/** Quoted from the specification (P2.32, P8.16). */
const NOT_VALIDATED = 'Votre paiement n’a pas été validé.';

/** A payment of the public site that failed, and links to try again. */
export function ReturnRefused({ type, reference, isFree }: RefusedPageProps): ReactElement {
  return (
    <PaymentRefusal reference={reference} isFree={isFree} sentence={NOT_VALIDATED}>
      <Retry type={type} reference={reference} />
      <ButtonLink variant="outline" to={routes.home}>
        {"Retour à l'accueil"}
      </ButtonLink>
    </PaymentRefusal>
  );
}

function Retry({ type, reference }: ReturnRefusedProps): ReactElement | null {
  switch (type) {
    case 'cnp':
      return (
        <ButtonLink to={routes.payOnline} state={leadingToNotice({ number: reference ?? '' })}>
          Payer en ligne
        </ButtonLink>
      );
    case 'order':
      return (
        <ButtonLink to={reference === undefined ? routes.purchase : signedOrder(reference)}>
          Revenir à ma commande
        </ButtonLink>
      );
    case 'invoice':
      return <ButtonLink to={routes.dashboard}>Espace client</ButtonLink>;
    case 'mobile':
      return <p>Pour réessayer, relancez le paiement depuis l'application.</p>;
  }
}

/** The address of the order's payment: an order is paid after its contract is signed. */
function signedOrder(orderReference: string): string {
  return generatePath(routes.purchaseState, { orderReference, state: 'signe' });
}
