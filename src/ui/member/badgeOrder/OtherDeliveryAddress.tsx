import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { words } from '../../ordering/delivery.words.fr';
import {
  parseDeliveryAddress,
  type DeliveryAddressInput,
} from '../../../domain/ordering/deliveryAddress';
import { parseFields } from '../../../domain/basis/parseFields';
import { enterUnannounced } from '../../forms/form/useParsedForm';
import { errorSentences } from '../../forms/form/errorSentences';
import { DeliveryAddressFields } from '../../ordering/DeliveryAddressFields';

interface OtherDeliveryAddressProps {
  /** Stored values, read once. */
  readonly address: DeliveryAddressInput;
  readonly onChange: (address: DeliveryAddressInput) => void;
}

/**
 * Another delivery address: each line is validated on blur (M5.25) and stored while it is typed. « Suivant »
 * waits for it: a press in the form also reads what a password manager wrote without an event.
 */
export function OtherDeliveryAddress(props: OtherDeliveryAddressProps): ReactElement {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { address: props.address },
    validateInputOnBlur: true,
    onValuesChange: ({ address }) => props.onChange(address),
    validate: ({ address }) =>
      errorSentences(parseFields({ address: parseDeliveryAddress(address) }), words.address.errors),
  });
  const place = useRef<HTMLDivElement>(null);
  const read = useEffectEvent((element: HTMLFormElement) => enterUnannounced(form, element));
  useEffect(() => {
    const element = place.current?.closest('form');
    const readAll = (): void => {
      if (element) read(element);
    };
    element?.addEventListener('click', readAll, { capture: true });
    return () => element?.removeEventListener('click', readAll, { capture: true });
  }, []);
  return (
    <div ref={place}>
      <DeliveryAddressFields form={form} />
    </div>
  );
}
