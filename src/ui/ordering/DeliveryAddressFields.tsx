import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactElement } from 'react';
import { words as delivery } from './delivery.words.fr';
import { tidyDeliveryLine, type DeliveryAddressField } from '../../domain/ordering/deliveryAddress';
import { OptionalHint } from '../forms/fields/OptionalHint';
import { TidyTextInput } from '../forms/fields/TidyTextInput';
import layout from './AddressLayout.module.css';
import orderLayout from './OrderLayout.module.css';

const words = delivery.address;

interface DeliveryAddressFieldsProps {
  /** The form that contains and validates the address, at `address`. */
  readonly form: {
    readonly key: (path: string) => string;
    readonly getInputProps: (path: string) => GetInputPropsReturnType;
  };
  readonly disabled?: boolean;
}

/** Another delivery address (M5.25), normalised while it is typed (P5.5). */
export function DeliveryAddressFields({
  form,
  disabled,
}: DeliveryAddressFieldsProps): ReactElement {
  const field = (name: DeliveryAddressField): ReactElement => {
    const path = `address.${name}`;
    const isOptional = name === 'address2' || name === 'address3';
    return (
      <TidyTextInput
        label={words.lines[name]}
        {...(name === 'companyName' && { description: words.companyNameHint })}
        {...(isOptional && { description: <OptionalHint /> })}
        tidy={(raw) => tidyDeliveryLine(name, raw)}
        autoComplete={`shipping ${completions[name]}`}
        autoCapitalize="characters"
        spellCheck={false}
        required={!isOptional}
        key={form.key(path)}
        {...form.getInputProps(path)}
      />
    );
  };
  return (
    <fieldset disabled={disabled} className={orderLayout.fields}>
      <legend>{words.title}</legend>
      {field('companyName')}
      {field('address')}
      {field('address2')}
      {field('address3')}
      <div className={layout.place}>
        {field('zip')}
        {field('city')}
      </div>
    </fieldset>
  );
}

const completions: Readonly<Record<DeliveryAddressField, string>> = {
  companyName: 'organization',
  address: 'address-line1',
  address2: 'address-line2',
  address3: 'address-line3',
  zip: 'postal-code',
  city: 'address-level2',
};
