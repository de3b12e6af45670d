import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { formatEuros } from '#words/format';
import { words } from '#words/ordering/orderPrice';
import { chevronDownIcon, chevronUpIcon } from '../../../generated/icons';
import { isNothingDue, type Cents } from '../../domain/basis/money';
import {
  priceSoFar,
  type OrderTariff,
  type PricedChoices,
  type PriceSoFar,
} from '../../domain/ordering/orderPricing';
import { Icon } from '../design/icon/Icon';
import styles from './OrderBar.module.css';

interface OrderBarProps {
  readonly tariff: OrderTariff | null;
  readonly order: PricedChoices;
  /** The buttons of the step. */
  readonly children: ReactNode;
}

/**
 * The buttons of a step. Where the price card is below them, they stay at the bottom of the screen with the
 * total, what comes back, and the price lines on request (P9.4, M9.5).
 */
export function OrderBar({ tariff, order, children }: OrderBarProps): ReactElement {
  const price = priceSoFar(tariff, order);
  // Nothing floats over the first step before it has something to show.
  const isPriced = price.total !== null && order.quantity !== null;
  return (
    <div className={isPriced ? `${styles.bar} ${styles.sticky}` : styles.bar}>
      {price.total !== null && order.quantity !== null && (
        <Total price={price} total={price.total} quantity={order.quantity} />
      )}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}

interface TotalProps {
  readonly price: PriceSoFar;
  readonly total: Cents;
  readonly quantity: number;
}

function Total({ price, total, quantity }: TotalProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { deposit, initialLoading, shipping } = price;
  return (
    <div className={styles.total}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-lines`}
        onClick={() => setOpen(!isOpen)}
      >
        {shipping === null ? words.totalWithoutDeliveryOf(quantity) : words.totalOf(quantity)}
        <Icon of={isOpen ? chevronDownIcon : chevronUpIcon} size={16} />
      </button>
      <strong>{formatEuros(total)}</strong>
      {deposit !== null && !isNothingDue(deposit) && <p>{words.returned(deposit, quantity)}</p>}
      <dl id={`${id}-lines`} hidden={!isOpen} className={styles.lines}>
        <Line label={words.lines.deposit} amount={deposit} />
        <Line label={words.lines.initialLoading} amount={initialLoading} />
        <Line label={words.lines.shipping} amount={shipping} />
      </dl>
    </div>
  );
}

function Line({
  label,
  amount,
}: {
  readonly label: string;
  readonly amount: Cents | null;
}): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount === null ? '–' : formatEuros(amount)}</dd>
    </div>
  );
}
