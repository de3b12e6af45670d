import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactElement } from 'react';
import {
  parseDeliveryAddress,
  type DeliveryAddressError,
  type DeliveryAddressField,
  type DeliveryAddressInput,
} from '../../../domain/deliveryAddress';
import { misfitSentences } from '../../forms/misfitSentences';
import type { ErrorMessages } from '../../messages/messageFor';
import styles from './DeliveryStep.module.css';

interface DeliveryAddressFieldsProps {
  /** As typed before; the fields take it up once. */
  readonly address: DeliveryAddressInput;
  readonly onChange: (address: DeliveryAddressInput) => void;
}

const messages: ErrorMessages<DeliveryAddressError> = {
  'deliveryAddress/companyName': () => 'Saisissez un nom de 3 à 30 caractères.',
  'deliveryAddress/address': () => 'Saisissez une adresse de 5 à 30 caractères.',
  'deliveryAddress/address2': () => 'Saisissez 30 caractères au plus.',
  'deliveryAddress/address3': () => 'Saisissez 30 caractères au plus.',
  'deliveryAddress/zip': () => 'Saisissez 5 ou 6 caractères.',
  'deliveryAddress/city': () => 'Saisissez une ville de 2 à 25 caractères.',
};

/** Another address to deliver to: each line is checked when it is left (M5.25). */
export function DeliveryAddressFields(props: DeliveryAddressFieldsProps): ReactElement {
  const form = useForm<DeliveryAddressInput>({
    mode: 'uncontrolled',
    initialValues: props.address,
    validateInputOnBlur: true,
    onValuesChange: props.onChange,
    validate: (address) => misfitSentences(parseDeliveryAddress(address), messages),
  });
  const field = (name: DeliveryAddressField, label: string): ReactElement => (
    <TextInput
      label={label}
      description={descriptions[name]}
      autoComplete={`shipping ${completions[name]}`}
      required={descriptions[name] !== OPTIONAL}
      key={form.key(name)}
      {...form.getInputProps(name)}
    />
  );
  return (
    <fieldset className={styles.address}>
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
