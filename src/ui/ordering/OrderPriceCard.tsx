import { useId, type ReactElement } from 'react';
import { formatEuros } from '#words/format';
import { words as ordering } from '#words/ordering/ordering';
import { words } from '#words/ordering/orderPrice';
import type { Cents } from '../../domain/basis/money';
import { isShipped } from '../../domain/ordering/delivery';
import {
  priceSoFar,
  type OrderTariff,
  type PricedChoices,
} from '../../domain/ordering/orderPricing';
import type { AccountReload } from '../../domain/ordering/subscriptionTariff';
import layout from './OrderLayout.module.css';
import styles from './OrderPriceCard.module.css';

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
      <h2 id={headingId}>{words.title}</h2>
      <table className={styles.lines}>
        <tbody>
          <Line
            label={words.lines.deposit}
            detail={tariff && perBadge(tariff.deposit, order)}
            amount={price.deposit}
          />
          <Line
            label={words.lines.initialLoading}
            detail={tariff && perBadge(tariff.initialLoading, order)}
            amount={price.initialLoading}
          />
          <Line
            label={words.lines.shipping}
            detail={tariff && shippingDetail(tariff, order)}
            amount={price.shipping}
          />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span>{words.total}</span>
              {isPartial && <small>{words.withoutDelivery}</small>}
            </th>
            <td>
              <span role="status">
                <span className="tp-hidden">{words.totalIs} </span>
                <span>{price.total === null ? UNKNOWN : formatEuros(price.total)}</span>
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
      {reload && (
        <dl className={styles.reload}>
          <dt>{words.reload}</dt>
          <dd>{ordering.reload(reload)}</dd>
        </dl>
      )}
      <p className={styles.note}>{tariff ? words.whatComesBack : words.chooseFirst}</p>
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
  return quantity === null ? words.perBadge(amount) : words.times(quantity, amount);
}

function shippingDetail(tariff: OrderTariff, order: PricedChoices): string {
  const { deliveryType } = order;
  if (deliveryType !== null && !isShipped(deliveryType)) return words.freeCollection;
  const { shipping } = priceSoFar(tariff, { ...order, deliveryType: deliveryType ?? 'address' });
  if (shipping === null || shipping === 0) return words.freeDelivery;
  return deliveryType === null ? words.ifDelivered(shipping) : words.perOrder;
}
