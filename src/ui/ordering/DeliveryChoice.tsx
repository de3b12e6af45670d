import type { ReactElement, ReactNode } from 'react';
import { words } from './delivery.words.fr';
import { words as ordering } from './ordering.words.fr';
import type { Cents } from '../../domain/basis/money';
import {
  deliveryTypes,
  parseDeliveryType,
  type DeliveryType,
} from '../../domain/ordering/delivery';
import { RadioGroup } from '../forms/fields/RadioGroup';
import { operatorLocker } from '../operator';
import card from './ChoiceCard.module.css';

interface DeliveryChoiceProps {
  /** Lines of the postal address; empty when there is none: it cannot be chosen then. */
  readonly correspondence: readonly string[];
  /** Price of a delivery; null when unknown: none is then shown. */
  readonly costOf: (type: DeliveryType) => Cents | null;
  readonly value: DeliveryType | null;
  readonly onChange: (value: DeliveryType) => void;
  /** Path of the field: the form focuses it there on an error. */
  readonly path?: string;
  readonly error?: ReactNode;
  /** Read-only. */
  readonly disabled?: boolean;
}

/** The three deliveries, each with its description and price (M5.24, M9.5, M9.10, P5.7, P9.3). */
export function DeliveryChoice(props: DeliveryChoiceProps): ReactElement {
  return (
    <RadioGroup
      label={words.title}
      choices={Object.fromEntries(deliveryTypes.map((type) => [type, ordering.deliveries[type]]))}
      meanings={meanings(props)}
      error={props.error}
      inputProps={(value) => ({
        value,
        classNames: { body: card.body },
        checked: value === props.value,
        disabled:
          props.disabled === true ||
          (value === 'correspondence' && props.correspondence.length === 0),
        'data-path': props.path,
        onChange: () => {
          const type = parseDeliveryType(value);
          if (type !== null) props.onChange(type);
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
    const amount = costOf(type);
    if (amount === null) return '';
    return ` ${amount === 0 ? words.free : words.costs(amount)}`;
  };
  const place =
    correspondence.length === 0
      ? words[disabled ? 'noPlace' : 'completePlace']
      : words.place(correspondence.join(', '));
  return {
    locker: `${words.locker(operatorLocker.join(', '))}${cost('locker')}`,
    correspondence: `${place}${cost('correspondence')}`,
    address: `${disabled ? '' : words.enterAddress}${cost('address')}`.trim(),
  };
}
