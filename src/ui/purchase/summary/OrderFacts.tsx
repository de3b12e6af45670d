import type { ReactElement, ReactNode } from 'react';
import { addressLines } from '../../../domain/deliveryAddress';
import { ibanEnding } from '../../../domain/maskedIban';
import type { SoldPlan } from '../../../domain/soldPlan';
import { hasOwnBilling, type OrderedPurchase } from '../../../domain/orderedPurchase';
import { badgeCount } from '../../ordering/badgeCount';
import { deliveryWords } from '../../ordering/deliveryWords';
import { operatorLocker } from '../../operator';
import styles from './SummaryStep.module.css';

interface OrderFactsProps {
  readonly order: OrderedPurchase;
  readonly plans: readonly SoldPlan[];
}

/** The order as the server has it (P2.21, P3.17, P3.18). */
export function OrderFacts({ order, plans }: OrderFactsProps): ReactElement {
  const { planCode, correspondence, billing, quantity, deliveryType } = order;
  const plan = plans.find(({ code }) => code === planCode);
  return (
    <dl className={styles.facts}>
      <Fact label="Référence de la commande">{order.reference}</Fact>
      <Fact label="Offre">{plan?.name ?? planCode}</Fact>
      <Fact label="Badges">{badgeCount(quantity)}</Fact>
      <Fact label="Mode de livraison">
        <Lines first={deliveryWords[deliveryType]} rest={placeLines(order)} />
      </Fact>
      <Fact label={order.customerType === 'professional' ? 'Société' : 'Titulaire'}>
        <Lines
          first={correspondence.companyName}
          rest={addressLines({ ...correspondence, companyName: '' })}
        />
      </Fact>
      <Fact label="Facturation">
        {hasOwnBilling(order) ? (
          <Lines first={billing.companyName} rest={addressLines({ ...billing, companyName: '' })} />
        ) : (
          "À l'adresse de correspondance"
        )}
      </Fact>
      <Fact label="Adresse e-mail">{order.email}</Fact>
      <Fact label="Factures par courrier">{order.wantsPostalInvoices ? 'Oui' : 'Non'}</Fact>
      <Fact label="IBAN">
        {order.iban === null ? 'Non renseigné' : `•••• ${ibanEnding(order.iban) ?? ''}`}
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function placeLines({ deliveryType, deliveryAddress }: OrderedPurchase): readonly string[] {
  if (deliveryType === 'locker') return operatorLocker;
  return deliveryType === 'address' ? addressLines(deliveryAddress) : [];
}

interface LinesProps {
  readonly first: string;
  readonly rest: readonly string[];
}

function Lines({ first, rest }: LinesProps): ReactElement {
  return (
    <>
      {first}
      {rest.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </>
  );
}
