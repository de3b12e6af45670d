import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { isRight } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { deliveryTypes, parseDeliveryType, type DeliveryType } from '../../../domain/badgeOrder';
import type { PostalAddress } from '../../../domain/contract';
import { addressLines } from '../../../domain/deliveryAddress';
import { formatEuros, type Cents } from '../../../domain/money';
import { operatorLocker } from '../../operator';
import { deliveryWords } from '../badge/badgeWords';
import styles from './DeliveryStep.module.css';

interface DeliveryChoiceProps {
  /** The contract's. */
  readonly correspondence: PostalAddress;
  readonly shipping: Cents;
  readonly value: DeliveryType | null;
  readonly onChange: (value: DeliveryType) => void;
}

/** The three ways of delivery, each with what it means and costs (M5.24, M9.5, M9.10). */
export function DeliveryChoice(props: DeliveryChoiceProps): ReactElement {
  return (
    <Radio.Group
      label="Mode de livraison"
      value={props.value}
      onChange={(raw) => {
        const type = parseDeliveryType(raw);
        if (isRight(type)) props.onChange(type.right);
      }}
    >
      <div className={styles.choices}>
        {deliveryTypes.map((type) => (
          <Radio
            key={type}
            value={type}
            label={deliveryWords[type]}
            description={meaning(type, props)}
            classNames={{
              root: styles.choice ?? '',
              inner: styles.dot ?? '',
              description: styles.meaning ?? '',
            }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

function meaning(type: DeliveryType, { correspondence, shipping }: DeliveryChoiceProps): string {
  const cost = `Frais de livraison\u202f: ${formatEuros(shipping)}.`;
  switch (type) {
    case 'R':
      return `${operatorLocker.join(', ')}. Consigne ouverte 24\u202fh/24, sans frais.`;
    case 'LC': {
      const lines = addressLines(correspondence);
      const place = lines.length === 0 ? "Aucune adresse n'est enregistrée" : lines.join(', ');
      return `${place}. ${cost}`;
    }
    case 'L':
      return `Saisissez l'adresse ci-dessous. ${cost}`;
  }
}
