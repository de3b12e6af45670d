import { isSome } from 'fp-ts/Option';
import type { ReactElement, ReactNode } from 'react';
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
  /** Where the choice stands in a form: that form finds it there when it does not fit. */
  readonly path?: string;
  readonly error?: ReactNode;
  /** Nothing is to be chosen (any more): the choice is shown as it is. */
  readonly disabled?: boolean;
}

/** The three ways of delivery, each with what it means and costs (M5.24, M9.5, M9.10, P5.7, P9.3). */
export function DeliveryChoice(props: DeliveryChoiceProps): ReactElement {
  return (
    <RadioGroup
      label="Mode de livraison"
      choices={deliveryWords}
      meanings={meanings(props)}
      error={props.error}
      inputProps={(value) => ({
        value,
        checked: value === props.value,
        disabled: props.disabled,
        'data-path': props.path,
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
  disabled,
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
    address: `${disabled ? '' : "Saisissez l'adresse ci-dessous. "}${cost('address')}`,
  };
}
