import { Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formatEuros } from '../../words/format.fr';
import { words } from '../../ordering/ordering.words.fr';
import type { BadgeOrder } from '../../../domain/ordering/badgeOrder';
import type { Contract } from '../../../domain/contract/contract';
import { addressLines } from '../../../domain/ordering/deliveryAddress';
import type { PlacedOrder } from '../../../domain/ordering/keptBadgeOrder';
import { isNothingDue } from '../../../domain/basis/money';
import { Message } from '../../design/feedback/Message';
import { operatorLocker } from '../../operator';
import { OrderFact, OrderFacts } from '../../ordering/OrderFacts';
import { PaymentAttempt } from '../../payment/PaymentAttempt';
import { PaymentNotOpened } from '../../payment/PaymentNotOpened';
import { addressOfOrderStep } from './orderStepAddress';
import type { OrderSettlement } from './useOrderSettlement';

interface SummaryStepProps {
  readonly contract: Contract;
  readonly order: BadgeOrder;
  /** The order is placed and waits for its payment. */
  readonly placed: PlacedOrder | null;
  readonly payment: OrderSettlement;
}

/** The summary with links to change it, and the payment (M4.5). */
export function SummaryStep({ contract, order, placed, payment }: SummaryStepProps): ReactElement {
  const isFree = isNothingDue(order.price.total);
  return (
    <>
      {placed && (
        <Message tone="info">
          <span>Votre commande porte la référence</span> <strong>{placed.reference}</strong>
          <span>{`. Elle attend ${isFree ? 'sa validation' : 'son paiement'}.`}</span>
        </Message>
      )}
      {placed && <PaymentAttempt reference={placed.reference} />}
      <OrderFacts>
        <OrderFact label="Contrat">{contract.reference}</OrderFact>
        <OrderFact label="Quantité" change={<Change what="la quantité" />}>
          {words.badges(order.quantity)}
        </OrderFact>
        <OrderFact
          label="Mode de livraison"
          lines={placeLines(contract, order)}
          change={<Change what="le mode de livraison" />}
        >
          {words.deliveries[order.delivery.type]}
        </OrderFact>
        <OrderFact label="Conditions générales de vente">Acceptées</OrderFact>
      </OrderFacts>
      {!isFree && payment.countryField}
      <Text c="dimmed">
        {isFree
          ? "Rien n'est à payer pour cette commande."
          : `Vous payez ${formatEuros(order.price.total)} par carte bancaire, sur la page sécurisée de notre banque.`}
      </Text>
      <Stack role="status" align="flex-start" gap="sm">
        {placed && payment.failure && (
          <PaymentNotOpened
            failure={payment.failure}
            reference={placed.reference}
            amount={placed.total}
            onRetry={() => void payment.settle()}
          />
        )}
      </Stack>
    </>
  );
}

/** The delivery: the locker, the contract's address, or the typed one. */
function placeLines({ correspondence }: Contract, { delivery }: BadgeOrder): readonly string[] {
  switch (delivery.type) {
    case 'locker':
      return operatorLocker;
    case 'correspondence':
      return addressLines(correspondence);
    case 'address':
      return addressLines(delivery.address);
  }
}

/** The link to the first step; its accessible name says what it changes. */
function Change({ what }: { readonly what: string }): ReactElement {
  return (
    <Link to={addressOfOrderStep('delivery')} aria-label={`Modifier ${what}`}>
      Modifier
    </Link>
  );
}
