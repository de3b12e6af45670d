import { Box, Group, Stack, Text } from '@mantine/core';
import { Suspense, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { words } from '../flow.words.fr';
import { restartPurchase } from '../../../application/purchase/keepPurchase';
import { pricedPurchase } from '../../../domain/purchase/pricedPurchase';
import { ConfirmButton } from '../../area/ConfirmButton';
import { purchaseAddress } from '../../navigation/purchasePlace';
import layout from '../../ordering/OrderLayout.module.css';
import { OrderPriceCard } from '../../ordering/OrderPriceCard';
import { useAppDispatch } from '../../state/appHooks';
import { PaidCard } from '../flow/laterSteps';
import type { PurchaseFlow, PurchaseStepProps } from '../flow/PurchaseFlow';

/** Beside every step: the price, or that it is paid; and « Recommencer ». */
export function PurchaseAside({ flow }: PurchaseStepProps): ReactElement {
  const { progress, order } = flow;
  return (
    <aside aria-label={words.aside} className={layout.aside}>
      <Stack gap="sm">
        {order && progress.orderStatus?.paid === 'yes' ? (
          <Suspense fallback={<Box mih="5rem" className={layout.card} />}>
            <PaidCard flow={flow} order={order} />
          </Suspense>
        ) : (
          flow.orderedTotal === null && <Price flow={flow} />
        )}
        {(order !== null || isBegun(flow)) && <Restart flow={flow} />}
      </Stack>
    </aside>
  );
}

function Price({ flow: { tariff, progress } }: PurchaseStepProps): ReactElement {
  const priced = pricedPurchase(progress.draft);
  return (
    <>
      <OrderPriceCard tariff={tariff} order={priced} reload={tariff?.reload ?? null} />
      {tariff && priced.isQuantityAssumed && (
        <Text size="sm" c="dimmed">
          {words.priceOfOne}
        </Text>
      )}
    </>
  );
}

/** A choice exists, from now or from a stored purchase. */
function isBegun({ progress }: PurchaseFlow): boolean {
  return Object.values(progress.draft.choice).some((chosen) => chosen !== '');
}

/** « Recommencer » deletes the stored purchase of this device. */
function Restart({ flow: { order } }: PurchaseStepProps): ReactElement {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <Group justify="space-between" gap="0.5rem 1rem" pt="0.5rem" className="tp-screen">
      <Text size="sm" c="dimmed">
        {order ? words.leavesOrder : words.losesAll}
      </Text>
      <ConfirmButton
        title={order ? words.restartOther : words.restartAll}
        consequence={<p>{order ? words.forgetsOrder(order.reference) : words.forgetsAll}</p>}
        isBusy={false}
        onConfirm={() => {
          dispatch(restartPurchase());
          void navigate(purchaseAddress(null));
          // The button disappears. At step 1 no step opens, whose heading would take the focus.
          document.querySelector<HTMLElement>('h2[tabindex]')?.focus();
          return Promise.resolve();
        }}
      >
        {words.restart}
      </ConfirmButton>
    </Group>
  );
}
