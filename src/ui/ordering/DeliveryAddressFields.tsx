import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactElement } from 'react';
import type { DeliveryAddressField } from '../../domain/deliveryAddress';
import { tidyDeliveryLine } from '../../domain/tidyDeliveryLine';
import { TidyTextInput } from '../forms/TidyTextInput';
import styles from './DeliveryAddressFields.module.css';

interface DeliveryAddressFieldsProps {
  /** The form that holds and judges the address, whatever else it holds. */
  readonly form: {
    readonly key: (path: string) => string;
    readonly getInputProps: (path: string) => GetInputPropsReturnType;
  };
  /** Where the address stands in the form. */
  readonly block: string;
  /** Upper case without special characters, as one types (P5.5). */
  readonly isTidied?: boolean;
  readonly disabled?: boolean;
}

/** Another address to deliver to (M5.25). */
export function DeliveryAddressFields({
  form,
  block,
  isTidied = false,
  disabled,
}: DeliveryAddressFieldsProps): ReactElement {
  const field = (name: DeliveryAddressField, label: string): ReactElement => {
    const path = `${block}.${name}`;
    const line = {
      label,
      description: descriptions[name],
      autoComplete: `shipping ${completions[name]}`,
      required: descriptions[name] !== OPTIONAL,
      ...form.getInputProps(path),
    };
    return isTidied ? (
      <TidyTextInput
        tidy={(raw) => tidyDeliveryLine(name, raw)}
        autoCapitalize="characters"
        spellCheck={false}
        key={form.key(path)}
        {...line}
      />
    ) : (
      <TextInput key={form.key(path)} {...line} />
    );
  };
  return (
    <fieldset disabled={disabled} className={styles.address}>
      <legend>Adresse de livraison</legend>
      {field('companyName', 'Raison sociale')}
      {field('address', 'Adresse')}
      {field('address2', 'Adresse 2')}
      {field('address3', 'Adresse 3')}
      <div className={styles.place}>
        {field('zip', 'Code postal')}
        {field('city', 'Ville')}
      </div>
    </fieldset>
  );
}

const OPTIONAL = 'Facultatif.';

const descriptions: Partial<Readonly<Record<DeliveryAddressField, string>>> = {
  companyName: 'Le nom de la société ou de la personne.',
  address2: OPTIONAL,
  address3: OPTIONAL,
};

const completions: Readonly<Record<DeliveryAddressField, string>> = {
  companyName: 'organization',
  address: 'address-line1',
  address2: 'address-line2',
  address3: 'address-line3',
  zip: 'postal-code',
  city: 'address-level2',
};
