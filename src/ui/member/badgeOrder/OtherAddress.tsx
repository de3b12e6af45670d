import { useForm } from '@mantine/form';
import type { ReactElement } from 'react';
import { parseDeliveryAddress, type DeliveryAddressInput } from '../../../domain/deliveryAddress';
import { parseFields } from '../../../domain/parseFields';
import { misfitSentences } from '../../forms/misfitSentences';
import { DeliveryAddressFields } from '../../ordering/DeliveryAddressFields';
import { deliveryAddressMessages } from '../../ordering/deliveryAddressMessages';

interface OtherAddressProps {
  /** As typed before; the fields take it up once. */
  readonly address: DeliveryAddressInput;
  readonly onChange: (address: DeliveryAddressInput) => void;
}

/** Another address to deliver to: each line is checked when it is left (M5.25), and kept as it is typed. */
export function OtherAddress(props: OtherAddressProps): ReactElement {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { address: props.address },
    validateInputOnBlur: true,
    onValuesChange: ({ address }) => props.onChange(address),
    validate: ({ address }) =>
      misfitSentences(
        parseFields({ address: parseDeliveryAddress(address) }),
        deliveryAddressMessages,
      ),
  });
  return <DeliveryAddressFields form={form} block="address" />;
}
