import type { ReactElement } from 'react';
import { parseContractLink, type ContractLink } from '../../../domain/account/contractLink';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { ContractLinkFields } from '../../forms/fields/ContractLinkFields';
import { contractLinkMessages } from '../../forms/fields/fieldMessages';
import { DraftNotice } from '../../forms/form/DraftNotice';
import { Form } from '../../forms/form/Form';
import { useDraftedForm } from '../../forms/form/useDraftedForm';

interface AddContractFormProps {
  /** Owner of the draft. */
  readonly username: string;
  readonly state: AsyncState;
  /** Resolves to success: then the fields are emptied; otherwise the typed values stay. */
  readonly onSubmit: (link: ContractLink) => Promise<boolean>;
}

/** Both fields are required (M5.5). */
export function AddContractForm({ username, state, onSubmit }: AddContractFormProps): ReactElement {
  const { form, isUnsaved, restore, submit } = useDraftedForm({
    name: `addContract/${username}`,
    saved: { name: '', number: '' },
    state,
    parse: parseContractLink,
    messages: contractLinkMessages,
    onSubmit,
  });

  return (
    <Form isCard onSubmit={submit}>
      <p>
        Les badges, trajets et factures du contrat rejoindront ceux de votre compte. Son nom et son
        numéro figurent sur vos factures.
      </p>
      {isUnsaved && <DraftNotice onRestore={restore} />}
      <ContractLinkFields form={form} />
      <AsyncButton type="submit" variant="action" state={state}>
        Ajouter
      </AsyncButton>
    </Form>
  );
}
