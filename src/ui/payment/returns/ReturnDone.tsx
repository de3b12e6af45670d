import type { ReactElement } from 'react';
import type { PaidReference } from '../../../domain/payment/paidReference';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { routes } from '../../navigation/routes';
import { PaymentCard } from '../PaymentCard';
import type { ReturnType } from './paymentReturns';

interface ReturnDoneProps {
  readonly type: ReturnType;
  readonly reference: PaidReference;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
}

interface NextStep {
  readonly done: string;
  readonly next: string;
  readonly link?: { readonly label: string; readonly to: string };
}

const nextSteps: Readonly<Record<ReturnType, NextStep>> = {
  order: {
    done: 'Votre commande est payée.',
    next: "Votre contrat s'ouvre dès qu'il est aussi signé. La suite vous parvient par e-mail.",
  },
  cnp: {
    done: 'Votre avis est réglé.',
    next: 'Vous ne devez plus rien pour ce passage. Si vous avez demandé un justificatif, il vous parvient par e-mail.',
    link: { label: 'Payer un autre avis', to: routes.payOnline },
  },
  invoice: {
    done: 'Votre règlement est enregistré.',
    next: "La somme n'est plus due. Vos badges sont réactivés dès que plus rien ne reste à régler.",
    link: { label: 'Espace client', to: routes.dashboard },
  },
  mobile: {
    done: 'Votre règlement est enregistré.',
    next: "Vous pouvez fermer cette page et revenir à l'application.",
  },
};

const freeOrder: NextStep = {
  done: 'Votre commande est validée.',
  next: "Rien n'est à payer. Votre contrat s'ouvre dès qu'il est signé. La suite vous parvient par e-mail.",
};

/** A payment that the server has confirmed: its reference, what it changes, the next links. */
export function ReturnDone({ type, reference, isFree }: ReturnDoneProps): ReactElement {
  const { done, next, link } = isFree ? freeOrder : nextSteps[type];
  return (
    <>
      <PageHeading>{isFree ? 'Commande validée' : 'Paiement validé'}</PageHeading>
      <PaymentCard tone="ok" reference={reference}>
        <p>
          <strong>{done}</strong> {next}
        </p>
        {!isFree && (
          <p>Gardez cette référence jusqu'à ce que le paiement figure sur votre relevé bancaire.</p>
        )}
        <Actions>
          <ButtonLink to={routes.home}>{"Retour à l'accueil"}</ButtonLink>
          {link && (
            <ButtonLink variant="outline" to={link.to}>
              {link.label}
            </ButtonLink>
          )}
        </Actions>
      </PaymentCard>
    </>
  );
}
