import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactElement } from 'react';
import { tidyDeliveryLine, type DeliveryAddressField } from '../../domain/deliveryAddress';
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
  readonly disabled?: boolean;
}

/** Another address to deliver to (M5.25), tidied as one types (P5.5). */
export function DeliveryAddressFields({
  form,
  block,
  disabled,
}: DeliveryAddressFieldsProps): ReactElement {
  const field = (name: DeliveryAddressField, label: string): ReactElement => {
    const path = `${block}.${name}`;
    return (
      <TidyTextInput
        label={label}
        description={descriptions[name]}
        tidy={(raw) => tidyDeliveryLine(name, raw)}
        autoComplete={`shipping ${completions[name]}`}
        autoCapitalize="characters"
        spellCheck={false}
        required={descriptions[name] !== OPTIONAL}
        key={form.key(path)}
        {...form.getInputProps(path)}
      />
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
