import type { ReactElement } from 'react';
import { parseContractLink, type ContractLink } from '../../../domain/contractLink';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { ContractLinkFields } from '../../forms/ContractLinkFields';
import { contractLinkMessages } from '../../forms/contractLinkMessages';
import { DraftNotice } from '../../forms/DraftNotice';
import { Form } from '../../forms/Form';
import { useDraftedForm } from '../../forms/useDraftedForm';

interface AddContractFormProps {
  /** Whose draft it is. */
  readonly username: string;
  readonly state: AsyncState;
  /** Answers whether it went well: then the fields are emptied, otherwise all that was typed stays. */
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
