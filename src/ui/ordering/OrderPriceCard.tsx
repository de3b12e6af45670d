import { useId, type ReactElement } from 'react';
import { formatEuros, type Cents } from '../../domain/basis/money';
import { isShipped } from '../../domain/ordering/delivery';
import {
  priceSoFar,
  type OrderTariff,
  type PricedChoices,
} from '../../domain/ordering/orderPricing';
import type { AccountReload } from '../../domain/ordering/subscriptionTariff';
import layout from './OrderLayout.module.css';
import styles from './OrderPriceCard.module.css';
import { reloadWords } from './reloadWords';

interface OrderPriceCardProps {
  /** Null before a plan is chosen. */
  readonly tariff: OrderTariff | null;
  readonly order: PricedChoices;
  /** When the account is reloaded, if it is to be shown: not a part of the total (P3.15, P9.4). */
  readonly reload?: AccountReload | null;
}

const UNKNOWN = '–';

/**
 * The price of the order, line by line, from the first choice on; changes of the total are announced (M9.5,
 * P9.4).
 */
export function OrderPriceCard({ tariff, order, reload }: OrderPriceCardProps): ReactElement {
  const headingId = useId();
  const price = priceSoFar(tariff, order);
  const isPartial = price.total !== null && price.shipping === null;
  return (
    <section aria-labelledby={headingId} className={`${layout.card} ${layout.aside}`}>
      <h2 id={headingId}>Prix de la commande</h2>
      <table className={styles.lines}>
        <tbody>
          <Line
            label="Dépôt de garantie"
            detail={tariff && perBadge(tariff.deposit, order)}
            amount={price.deposit}
          />
          <Line
            label="Chargement initial"
            detail={tariff && perBadge(tariff.initialLoading, order)}
            amount={price.initialLoading}
          />
          <Line
            label="Frais de livraison"
            detail={tariff && shippingDetail(tariff, order)}
            amount={price.shipping}
          />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span>Total</span>
              {isPartial && <small>hors livraison</small>}
            </th>
            <td>
              <span role="status">
                <span className="tp-hidden">Total{'\u202f'}: </span>
                <span>{price.total === null ? UNKNOWN : formatEuros(price.total)}</span>
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
      {reload && (
        <dl className={styles.reload}>
          <dt>Rechargement automatique</dt>
          <dd>{reloadWords(reload)}</dd>
        </dl>
      )}
      <p className={styles.note}>
        {tariff
          ? 'Le dépôt de garantie vous est rendu au retour du badge. Le chargement initial est crédité sur votre compte.'
          : 'Choisissez votre offre pour voir son prix.'}
      </p>
    </section>
  );
}

interface LineProps {
  readonly label: string;
  /** How the amount is calculated; null while it is unknown. */
  readonly detail: string | null;
  /** Null while unknown. */
  readonly amount: Cents | null;
}

function Line({ label, detail, amount }: LineProps): ReactElement {
  return (
    <tr>
      <th scope="row">
        <span>{label}</span>
        {detail !== null && <small>{detail}</small>}
      </th>
      <td>{amount === null ? UNKNOWN : formatEuros(amount)}</td>
    </tr>
  );
}

function perBadge(amount: Cents, { quantity }: PricedChoices): string {
  return quantity === null
    ? `${formatEuros(amount)} par badge`
    : `${quantity} × ${formatEuros(amount)}`;
}

function shippingDetail(tariff: OrderTariff, order: PricedChoices): string {
  const { deliveryType } = order;
  if (deliveryType !== null && !isShipped(deliveryType)) return 'retrait sans frais';
  const { shipping } = priceSoFar(tariff, { ...order, deliveryType: deliveryType ?? 'address' });
  if (shipping === null || shipping === 0) return 'livraison sans frais';
  return deliveryType === null ? `${formatEuros(shipping)} en cas d'envoi` : 'par commande';
}
