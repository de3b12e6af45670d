import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BadgeOrder } from '../../../domain/badgeOrder';
import type { Contract } from '../../../domain/contract';
import { addressLines } from '../../../domain/deliveryAddress';
import type { PlacedOrder } from '../../../domain/keptBadgeOrder';
import { isNothingDue } from '../../../domain/money';
import { Message } from '../../design/Message';
import { operatorLocker } from '../../operator';
import { badgeCount } from '../../ordering/badgeCount';
import { deliveryWords } from '../../ordering/deliveryWords';
import { addressOfOrderStep } from './orderStepAddress';
import styles from './SummaryStep.module.css';

interface SummaryStepProps {
  readonly contract: Contract;
  readonly order: BadgeOrder;
  /** The server has it, and it waits for its payment. */
  readonly placed: PlacedOrder | null;
}

/** All that was chosen, with the way to change it, and how it is paid (M4.5). */
export function SummaryStep({ contract, order, placed }: SummaryStepProps): ReactElement {
  const isFree = isNothingDue(order.price.total);
  return (
    <>
      {placed && (
        <Message tone="info">
          Votre commande porte la référence <strong>{placed.reference}</strong>. Elle attend{' '}
          {isFree ? 'sa validation' : 'son paiement'}.
        </Message>
      )}
      <dl className={styles.lines}>
        <Line label="Contrat">{contract.reference}</Line>
        <Line label="Quantité" change="la quantité">
          {badgeCount(order.quantity)}
        </Line>
        <Line label="Mode de livraison" change="le mode de livraison">
          {deliveryWords[order.delivery.type]}
          {placeLines(contract, order).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Line>
        <Line label="Conditions générales de vente">Acceptées</Line>
      </dl>
      <p className={styles.note}>
        {isFree
          ? "Rien n'est à payer pour cette commande."
          : 'Vous payez par carte bancaire, sur la page sécurisée de notre banque.'}
      </p>
    </>
  );
}

/** Where the badges go: the locker, the address on the contract, or the one that was typed. */
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

interface LineProps {
  readonly label: string;
  /** What the link to the first step changes; none without. */
  readonly change?: string;
  readonly children: ReactNode;
}

function Line({ label, change, children }: LineProps): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {change !== undefined && (
        <dd className={styles.change}>
          <Link to={addressOfOrderStep('delivery')} aria-label={`Modifier ${change}`}>
            Modifier
          </Link>
        </dd>
      )}
    </div>
  );
}
