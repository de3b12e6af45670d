import type { ReactElement, ReactNode } from 'react';
import { formatEuros } from '../words/format.fr';
import { words as ordering } from './ordering.words.fr';
import { words } from './orderPrice.words.fr';
import type { Cents } from '../../domain/basis/money';
import { isShipped } from '../../domain/ordering/delivery';
import {
  priceSoFar,
  showsLoading,
  type OrderTariff,
  type PricedChoices,
} from '../../domain/ordering/orderPricing';
import type { AccountReload } from '../../domain/ordering/subscriptionTariff';
import styles from './PriceLines.module.css';

interface PriceLinesProps {
  readonly tariff: OrderTariff;
  readonly order: PricedChoices;
  /** When the account is reloaded, if it is to be shown: not a part of the total (P3.15, P9.4). */
  readonly reload: AccountReload | null;
  /** The total, as the foot of the table. */
  readonly children?: ReactNode;
}

const UNKNOWN = '–';

/** The lines of a price with their calculation, then what is no part of it (M9.5, P9.4). */
export function PriceLines({ tariff, order, reload, children }: PriceLinesProps): ReactElement {
  const { deposit, initialLoading, shipping } = priceSoFar(tariff, order);
  return (
    <>
      <table className={styles.lines}>
        <tbody>
          <Line
            label={words.lines.deposit}
            detail={perBadge(tariff.deposit, order)}
            amount={deposit}
          />
          {showsLoading(tariff) && (
            <Line
              label={words.lines.initialLoading}
              detail={perBadge(tariff.initialLoading, order)}
              amount={initialLoading}
            />
          )}
          <Line
            label={words.lines.shipping}
            detail={shippingDetail(tariff, order)}
            amount={shipping}
          />
        </tbody>
        {children}
      </table>
      {reload && (
        <dl className={styles.reload}>
          <dt>{words.reload}</dt>
          <dd>{ordering.reload(reload)}</dd>
        </dl>
      )}
      <p className={styles.note}>
        {showsLoading(tariff) ? words.whatComesBack : words.depositComesBack}
      </p>
    </>
  );
}

interface LineProps {
  readonly label: string;
  /** How the amount is calculated. */
  readonly detail: string;
  /** Null while unknown. */
  readonly amount: Cents | null;
}

function Line({ label, detail, amount }: LineProps): ReactElement {
  return (
    <tr>
      <th scope="row">
        <span>{label}</span>
        <small>{detail}</small>
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
