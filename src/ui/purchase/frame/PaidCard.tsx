import { Badge, Box, Flex, Group } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { useId, useState, type ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words } from '../flow.words.fr';
import { checkIcon } from '../../../../generated/icons';
import { recallPayment } from '../../../application/payment/paymentRecords';
import { isNothingDue } from '../../../domain/basis/money';
import type { OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { Icon } from '../../design/icon/Icon';
import layout from '../../ordering/OrderLayout.module.css';
import { useAppDispatch } from '../../state/appHooks';
import type { PurchaseFlow } from '../flow/PurchaseFlow';

interface PaidCardProps {
  readonly flow: PurchaseFlow;
  readonly order: OrderedPurchase;
}

/**
 * In place of the price of a paid order: what this tab sent to the bank, where it is known. The price of
 * today may be another one.
 */
export function PaidCard({ flow: { amountDue }, order }: PaidCardProps): ReactElement {
  const id = useId();
  const dispatch = useAppDispatch();
  const [record] = useState(() => dispatch(recallPayment(order.reference)));
  const isFree = amountDue !== null && isNothingDue(amountDue);
  const amount = isFree ? null : (record?.amount ?? null);
  return (
    <section aria-labelledby={id} className={layout.card}>
      <Group justify="space-between" gap="sm">
        <h2 id={id}>{words.orderState}</h2>
        <Badge component="span" color="teal" leftSection={<Icon of={checkIcon} size={16} />}>
          {isFree ? words.validated : words.paid}
        </Badge>
        {amount !== null && (
          <Flex component="dl" wrap="wrap" align="center" justify="space-between" gap="sm" w="100%">
            <dt>{words.amountPaid}</dt>
            <Box component="dd" className="tp-numbers" fz="var(--tp-text-xl)" fw={700} lh={1.2}>
              {formatEuros(amount)}
            </Box>
          </Flex>
        )}
      </Group>
    </section>
  );
}
