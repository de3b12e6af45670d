import { Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { restartPurchase } from '../../../application/purchase/keepPurchase';
import { pricedPurchase } from '../../../domain/purchase/pricedPurchase';
import { ConfirmButton } from '../../area/ConfirmButton';
import { purchaseAddress } from '../../navigation/purchasePlace';
import layout from '../../ordering/OrderLayout.module.css';
import { OrderPriceCard } from '../../ordering/OrderPriceCard';
import { useAppDispatch } from '../../state/appHooks';
import type { PurchaseFlow, PurchaseStepProps } from '../flow/PurchaseFlow';

/** Beside every step: the price, and « Recommencer ». */
export function PurchaseAside({ flow }: PurchaseStepProps): ReactElement {
  const { tariff, progress, order } = flow;
  const priced = pricedPurchase(progress.draft);
  return (
    <aside aria-label="Votre abonnement" className={layout.aside}>
      <Stack gap="sm">
        <OrderPriceCard tariff={tariff} order={priced} reload={tariff?.reload ?? null} />
        {tariff && priced.isQuantityAssumed && (
          <Text size="sm" c="dimmed">
            Prix pour un badge{'\u202f'}: vous en choisissez le nombre à l'étape 3.
          </Text>
        )}
        <div>{(order !== null || isBegun(flow)) && <Restart flow={flow} />}</div>
      </Stack>
    </aside>
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
    <ConfirmButton
      title={order ? 'Commencer une autre souscription' : 'Recommencer depuis le début'}
      consequence={
        <p>
          {order
            ? `Cet appareil oublie la commande ${order.reference}. Elle reste enregistrée chez nous\u202f: notez sa référence pour y revenir.`
            : 'Tout ce que vous avez saisi est effacé de cet appareil.'}
        </p>
      }
      isBusy={false}
      onConfirm={() => {
        dispatch(restartPurchase());
        void navigate(purchaseAddress(null));
        return Promise.resolve();
      }}
    >
      Recommencer
    </ConfirmButton>
  );
}
