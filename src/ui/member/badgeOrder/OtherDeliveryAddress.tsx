import { useForm } from '@mantine/form';
import type { ReactElement } from 'react';
import { words } from '../../ordering/deliveryAddress.words.fr';
import {
  parseDeliveryAddress,
  type DeliveryAddressInput,
} from '../../../domain/ordering/deliveryAddress';
import { parseFields } from '../../../domain/basis/parseFields';
import { errorSentences } from '../../forms/form/errorSentences';
import { DeliveryAddressFields } from '../../ordering/DeliveryAddressFields';

interface OtherDeliveryAddressProps {
  /** Stored values, read once. */
  readonly address: DeliveryAddressInput;
  readonly onChange: (address: DeliveryAddressInput) => void;
}

/** Another delivery address: each line is validated on blur (M5.25) and stored while it is typed. */
export function OtherDeliveryAddress(props: OtherDeliveryAddressProps): ReactElement {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { address: props.address },
    validateInputOnBlur: true,
    onValuesChange: ({ address }) => props.onChange(address),
    validate: ({ address }) =>
      errorSentences(parseFields({ address: parseDeliveryAddress(address) }), words.errors),
  });
  return <DeliveryAddressFields form={form} block="address" />;
}
