import { Box } from '@mantine/core';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { formatEuros } from '../words/format.fr';
import { words } from './orderPrice.words.fr';
import { chevronDownIcon, chevronUpIcon } from '../../../generated/icons';
import { isNothingDue, type Cents } from '../../domain/basis/money';
import {
  priceSoFar,
  type OrderTariff,
  type PricedChoices,
} from '../../domain/ordering/orderPricing';
import type { AccountReload } from '../../domain/ordering/subscriptionTariff';
import { Icon } from '../design/icon/Icon';
import styles from './OrderBar.module.css';
import { PriceLines } from './PriceLines';

interface PriceProps {
  readonly tariff: OrderTariff;
  readonly order: PricedChoices;
  readonly reload: AccountReload | null;
}

interface OrderBarProps extends Omit<PriceProps, 'tariff' | 'reload'> {
  /** Null where nothing is to be paid any more: the bar then has no total. */
  readonly tariff: OrderTariff | null;
  readonly reload?: AccountReload | null;
  /** The buttons of the step. */
  readonly children: ReactNode;
}

/**
 * The buttons of a step. Where the price card is below them, they stay at the bottom of the screen with the
 * total, what comes back, and the price lines on request (P9.4, M9.5).
 */
export function OrderBar({ tariff, order, reload = null, children }: OrderBarProps): ReactElement {
  const { total } = priceSoFar(tariff, order);
  const { quantity } = order;
  // Nothing floats over the first step before it has something to show.
  const isPriced = tariff !== null && total !== null && quantity !== null;
  return (
    <div className={`tp-screen ${styles.bar} ${isPriced ? styles.sticky : ''}`}>
      {isPriced && <Total {...{ tariff, order, reload, total, quantity }} />}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}

interface TotalProps extends PriceProps {
  readonly total: Cents;
  readonly quantity: number;
}

function Total({ tariff, order, reload, total, quantity }: TotalProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { deposit, shipping } = priceSoFar(tariff, order);
  return (
    <div className={styles.total}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-lines`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {shipping === null ? words.totalWithoutDeliveryOf(quantity) : words.totalOf(quantity)}
        </span>
        <Icon of={isOpen ? chevronDownIcon : chevronUpIcon} size={16} />
      </button>
      <Box component="strong" fz="var(--tp-text-2xl)">
        {formatEuros(total)}
      </Box>
      {deposit !== null && !isNothingDue(deposit) && <p>{words.returned(deposit, quantity)}</p>}
      <div id={`${id}-lines`} hidden={!isOpen} className={styles.lines}>
        {isOpen && <PriceLines tariff={tariff} order={order} reload={reload} />}
      </div>
    </div>
  );
}
