import type { ReactElement } from 'react';
import type { Contract } from '../../../domain/contract';
import {
  billingDiffers,
  parsePostalDetails,
  type PostalDetails,
  type PostalInput,
} from '../../../domain/postalDetails';
import { tidyEmail } from '../../../domain/postalText';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { CheckField } from '../../forms/CheckField';
import { DraftNotice } from '../../forms/DraftNotice';
import { Form } from '../../forms/Form';
import { TidyTextInput } from '../../forms/TidyTextInput';
import { useDraftedForm } from '../../forms/useDraftedForm';
import { SyncNotice } from '../SyncNotice';
import { PostalAddressFields } from './PostalAddressFields';
import { postalDetailsMessages } from './postalDetailsMessages';

interface PostalDetailsFormProps {
  readonly contract: Contract;
  /** The subscriber's. */
  readonly email: string;
  readonly state: AsyncState;
  /** Answers whether it went well: then the fields show what the server has, otherwise all that was typed stays. */
  readonly onSubmit: (details: PostalDetails) => Promise<boolean>;
}

/** Addresses with e-mail and phones follow a flag of the server each: what it holds back is disabled (M3.6, M6.4). */
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
      {isLocked && <SyncNotice />}
      {!hasAddresses && hasPhones && <SyncNotice what="les adresses postales et e-mail" />}
      {hasAddresses && !hasPhones && <SyncNotice what="les coordonnées téléphoniques" />}
      {isUnsaved && <DraftNotice onRestore={restore} />}
      {hasAddresses && (
        <p>
          L'adresse 1, le code postal, la ville et l'adresse e-mail sont obligatoires. Comme le veut
          la norme postale, les accents s'effacent, et un tiret ou une apostrophe devient un espace.
        </p>
      )}
      <PostalAddressFields
        block="correspondence"
        form={form}
        companyName={correspondence.companyName}
        permissions={permissions}
      />
      <TidyTextInput
        label="Adresse e-mail"
        description="Où nous vous écrivons. Votre identifiant de connexion reste le même."
        tidy={tidyEmail}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
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
