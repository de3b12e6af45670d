import { Box } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { formatEuros } from '../words/format.fr';
import { words } from './orderPrice.words.fr';
import {
  priceSoFar,
  type OrderTariff,
  type PricedChoices,
} from '../../domain/ordering/orderPricing';
import type { AccountReload } from '../../domain/ordering/subscriptionTariff';
import layout from './OrderLayout.module.css';
import { PriceLines } from './PriceLines';

interface OrderPriceCardProps {
  /** Null before a plan is chosen. */
  readonly tariff: OrderTariff | null;
  readonly order: PricedChoices;
  /** When the account is reloaded, if it is to be shown: not a part of the total (P3.15, P9.4). */
  readonly reload?: AccountReload | null;
}

/**
 * The price of the order, line by line, from the first choice on; changes of the total are announced (M9.5,
 * P9.4).
 */
export function OrderPriceCard({
  tariff,
  order,
  reload = null,
}: OrderPriceCardProps): ReactElement {
  const headingId = useId();
  const { total, shipping } = priceSoFar(tariff, order);
  return (
    <section aria-labelledby={headingId} className={layout.card}>
      <p role="status" className="tp-hidden">
        {total !== null && `${words.totalIs} ${formatEuros(total)}`}
      </p>
      <h2 id={headingId}>{words.title}</h2>
      {tariff === null ? (
        <Box component="p" c="dimmed" mt="0.5rem">
          {words.chooseFirst}
        </Box>
      ) : (
        <PriceLines tariff={tariff} order={order} reload={reload}>
          <tfoot>
            <tr>
              <th scope="row">
                <span>{words.total}</span>
                {total !== null && shipping === null && <small>{words.withoutDelivery}</small>}
              </th>
              <td>{total === null ? '–' : formatEuros(total)}</td>
            </tr>
          </tfoot>
        </PriceLines>
      )}
    </section>
  );
}
