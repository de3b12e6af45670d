import { NativeSelect } from '@mantine/core';
import { Suspense, type ReactElement } from 'react';
import type { BadgeOrderChoices } from '../../../domain/badgeOrderSteps';
import { allowedBadgeQuantities } from '../../../domain/badgeQuantity';
import type { Contract } from '../../../domain/contract';
import { addressLines } from '../../../domain/deliveryAddress';
import { priceSoFar } from '../../../domain/orderPricing';
import type { SubscriptionTariff } from '../../../domain/subscriptionTariff';
import { DeliveryChoice } from '../../ordering/DeliveryChoice';
import styles from './DeliveryStep.module.css';
import { OtherAddress } from './laterParts';

interface DeliveryStepProps {
  readonly contract: Contract;
  readonly tariff: SubscriptionTariff;
  readonly choices: BadgeOrderChoices;
  readonly onChoose: (change: Partial<BadgeOrderChoices>) => void;
}

/** How many badges, and how they reach the subscriber (M5.23–M5.25, M9.4). */
export function DeliveryStep(props: DeliveryStepProps): ReactElement {
  const { contract, tariff, choices, onChoose } = props;
  const quantities = allowedBadgeQuantities(tariff.code).map(String);
  return (
    <>
      <NativeSelect
        label="Quantité"
        description={`De 1 à ${quantities.length} badges par commande.`}
        className={styles.quantity}
        value={choices.quantity ?? ''}
        onChange={(event) => {
          onChoose({ quantity: Number(event.currentTarget.value) || null });
        }}
        data={[{ value: '', label: 'Choisissez' }, ...quantities]}
      />
      <DeliveryChoice
        correspondence={addressLines(contract.correspondence)}
        costOf={(deliveryType) => priceSoFar(tariff, { ...choices, deliveryType }).shipping}
        value={choices.deliveryType}
        onChange={(deliveryType) => onChoose({ deliveryType })}
      />
      {choices.deliveryType === 'address' && (
        <Suspense>
          <OtherAddress address={choices.address} onChange={(address) => onChoose({ address })} />
        </Suspense>
      )}
    </>
  );
}
