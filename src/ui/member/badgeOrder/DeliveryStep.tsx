import { NativeSelect } from '@mantine/core';
import { Suspense, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { BadgeOrderChoices } from '../../../domain/ordering/badgeOrderSteps';
import { allowedBadgeQuantities, readBadgeQuantity } from '../../../domain/ordering/badgeQuantity';
import type { Contract } from '../../../domain/contract/contract';
import { canDeliverTo } from '../../../domain/ordering/delivery';
import { addressLines } from '../../../domain/ordering/deliveryAddress';
import { priceSoFar } from '../../../domain/ordering/orderPricing';
import type { SubscriptionTariff } from '../../../domain/ordering/subscriptionTariff';
import { DeliveryChoice } from '../../ordering/DeliveryChoice';
import { routes } from '../../navigation/routes';
import { OtherDeliveryAddress } from './laterParts';

interface DeliveryStepProps {
  readonly contract: Contract;
  readonly tariff: SubscriptionTariff;
  readonly choices: BadgeOrderChoices;
  readonly onChoose: (change: Partial<BadgeOrderChoices>) => void;
}

/** Number of badges and delivery (M5.23–M5.25, M9.4). */
export function DeliveryStep(props: DeliveryStepProps): ReactElement {
  const { contract, tariff, choices, onChoose } = props;
  const hasAddress = canDeliverTo(contract.correspondence);
  const quantities = allowedBadgeQuantities(tariff.code).map(String);
  return (
    <>
      <NativeSelect
        label="Quantité"
        description={`De 1 à ${quantities.length} badges par commande.`}
        maw="16rem"
        value={choices.quantity ?? ''}
        onChange={(event) => {
          onChoose({ quantity: readBadgeQuantity(Number(event.currentTarget.value)) });
        }}
        data={[{ value: '', label: 'Choisissez' }, ...quantities]}
      />
      <DeliveryChoice
        correspondence={hasAddress ? addressLines(contract.correspondence) : []}
        costOf={(deliveryType) => priceSoFar(tariff, { ...choices, deliveryType }).shipping}
        value={choices.deliveryType}
        onChange={(deliveryType) => onChoose({ deliveryType })}
      />
      {!hasAddress && <Link to={routes.postalDetails}>Compléter mes coordonnées postales</Link>}
      {choices.deliveryType === 'address' && (
        <Suspense>
          <OtherDeliveryAddress
            address={choices.address}
            onChange={(address) => onChoose({ address })}
          />
        </Suspense>
      )}
    </>
  );
}
