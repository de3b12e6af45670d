import type { TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Contract } from '../../../domain/contract/contract';
import {
  billingDiffers,
  parsePostalDetails,
  type PostalDetails,
  type PostalInput,
  type PostalDetailsError,
} from '../../../domain/contract/postalDetails';
import { tidyEmail } from '../../../domain/basis/postalText';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { CheckField } from '../../forms/fields/CheckField';
import { DraftNotice } from '../../forms/form/DraftNotice';
import { Form } from '../../forms/form/Form';
import { TidyTextInput } from '../../forms/fields/TidyTextInput';
import { useOfferedEmail } from '../../forms/fields/useOfferedEmail';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import { SyncNotice } from '../feedback/SyncNotice';
import { PostalAddressFields } from './PostalAddressFields';
import { emailMessages, phoneMessages } from '../../forms/fields/fieldMessages';
import type { ErrorMessages } from '../../messages/messageFor';

const postalDetailsMessages: ErrorMessages<PostalDetailsError> = {
  ...emailMessages,
  ...phoneMessages,
  'postalDetails/not-latin': () => 'Écrivez cette ligne en lettres latines.',
  'postalDetails/address-missing': () => "Saisissez l'adresse, par exemple 12 RUE DU PORT.",
  'postalDetails/zip-missing': () => 'Saisissez le code postal.',
  'postalDetails/city-missing': () => 'Saisissez la ville.',
};

interface PostalDetailsFormProps {
  readonly contract: Contract;
  /** E-mail of the subscriber. */
  readonly email: string;
  readonly state: AsyncState;
  /** Resolves to success: then the fields show the server's values; otherwise the typed values stay. */
  readonly onSubmit: (details: PostalDetails) => Promise<boolean>;
}

/**
 * Each address, with e-mail and phones, is disabled while its flag of the server forbids a change (M3.6,
 * M6.4).
 */
export function PostalDetailsForm({
  contract,
  email,
  state,
  onSubmit,
}: PostalDetailsFormProps): ReactElement {
  const { id, correspondence, billing, permissions } = contract;
  const { addresses: hasAddresses, phones: hasPhones } = permissions;
  const isLocked = !hasAddresses && !hasPhones;
  const { form, isUnsaved, restore, submit } = useDraftedForm({
    name: `postal/${id}`,
    saved: { correspondence, email, hasOwnBilling: billingDiffers(contract), billing },
    state,
    isLocked,
    parse: (typed: PostalInput) =>
      parsePostalDetails(typed, { correspondence, email, billing, permissions }),
    messages: postalDetailsMessages,
    onSubmit,
  });
  const isBillingShown = form.useWatchValue('hasOwnBilling');

  return (
    <Form isCard onSubmit={submit}>
      {isLocked && <SyncNotice saved={state === 'success' && 'postalDetails'} />}
      {!hasAddresses && hasPhones && (
        <SyncNotice
          saved={false}
          locked="vos adresses postales et votre adresse e-mail pourront être modifiées"
        />
      )}
      {hasAddresses && !hasPhones && (
        <SyncNotice saved={false} locked="vos numéros de téléphone pourront être modifiés" />
      )}
      {isUnsaved && <DraftNotice onRestore={restore} />}
      <PostalAddressFields
        block="correspondence"
        form={form}
        companyName={correspondence.companyName}
        permissions={permissions}
      />
      <PostalEmailField
        disabled={!hasAddresses}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <CheckField
        label="Adresse de facturation différente"
        disabled={!hasAddresses}
        key={form.key('hasOwnBilling')}
        {...form.getInputProps('hasOwnBilling', { type: 'checkbox', withError: false })}
      />
      {isBillingShown && (
        <PostalAddressFields
          block="billing"
          form={form}
          companyName={billing.companyName}
          permissions={permissions}
        />
      )}
      <AsyncButton type="submit" variant="action" state={state} disabled={isLocked}>
        Enregistrer
      </AsyncButton>
    </Form>
  );
}

function PostalEmailField(field: Omit<TextInputProps, 'type'>): ReactElement {
  const { watched, offer } = useOfferedEmail(field);
  return (
    <>
      <TidyTextInput
        label="Adresse e-mail"
        description="Où nous vous écrivons. Votre identifiant de connexion reste le même."
        tidy={tidyEmail}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field}
        {...watched}
      />
      {offer}
    </>
  );
}
