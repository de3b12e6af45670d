import { isSome } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { parseDeliveryType, type DeliveryType } from '../../domain/delivery';
import { formatEuros, type Cents } from '../../domain/money';
import { RadioGroup } from '../forms/RadioGroup';
import { operatorLocker } from '../operator';
import { deliveryWords } from './deliveryWords';

interface DeliveryChoiceProps {
  /** The lines of the address for letters; none where it is not known. */
  readonly correspondence: readonly string[];
  /** What a way of delivery costs; null = not known. */
  readonly costOf: (type: DeliveryType) => Cents | null;
  readonly value: DeliveryType | null;
  readonly onChange: (value: DeliveryType) => void;
}

/** The three ways of delivery, each with what it means and costs (M5.24, M9.5, M9.10). */
export function DeliveryChoice(props: DeliveryChoiceProps): ReactElement {
  return (
    <RadioGroup
      label="Mode de livraison"
      choices={deliveryWords}
      meanings={meanings(props)}
      inputProps={(value) => ({
        value,
        checked: value === props.value,
        onChange: () => {
          const type = parseDeliveryType(value);
          if (isSome(type)) props.onChange(type.value);
        },
      })}
    />
  );
}

function meanings({
  correspondence,
  costOf,
}: DeliveryChoiceProps): Readonly<Record<DeliveryType, string>> {
  const cost = (type: DeliveryType): string => {
    const amount = costOf(type) ?? 0;
    return amount === 0 ? 'Sans frais.' : `Frais de livraison\u202f: ${formatEuros(amount)}.`;
  };
  const place =
    correspondence.length === 0 ? "Aucune adresse n'est enregistrée" : correspondence.join(', ');
  return {
    locker: `${operatorLocker.join(', ')}. Consigne ouverte 24\u202fh/24. ${cost('locker')}`,
    correspondence: `${place}. ${cost('correspondence')}`,
    address: `Saisissez l'adresse ci-dessous. ${cost('address')}`,
  };
}
