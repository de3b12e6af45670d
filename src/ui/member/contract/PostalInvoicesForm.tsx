import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { formatPhone } from '#words/format';
import type { PostalInvoiceChoice } from '../../../application/ports/contract/ContractGateway';
import type { Contract } from '../../../domain/contract/contract';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { DraftNotice } from '../../forms/form/DraftNotice';
import { Form } from '../../forms/form/Form';
import { SwitchField } from '../../forms/fields/SwitchField';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import { operator, phoneHref } from '../../operator';
import { SyncNotice } from '../feedback/SyncNotice';

interface PostalInvoicesFormProps {
  readonly contract: Contract;
  readonly state: AsyncState;
  /** Resolves to success; otherwise the choice stays. */
  readonly onSubmit: (choice: PostalInvoiceChoice) => Promise<boolean>;
}

/** The paid option of invoices by post (M9.14); read-only until the server permits a change (M4.3, M6.4). */
export function PostalInvoicesForm({
  contract: { id, hasPostalInvoices, permissions },
  state,
  onSubmit,
}: PostalInvoicesFormProps): ReactElement {
  const isLocked = !permissions.invoiceOption;
  const { form, isUnsaved, restore, submit } = useDraftedForm({
    name: `postalInvoices/${id}`,
    saved: { isOn: hasPostalInvoices },
    state,
    isLocked,
    parse: ({ isOn }) => E.right({ contractId: id, isOn }),
    messages: {},
    onSubmit,
  });

  return (
    <Form onSubmit={submit}>
      {isLocked && <SyncNotice saved={state === 'success' && 'postalInvoices'} />}
      {isUnsaved && <DraftNotice onRestore={restore} />}
      <p>
        L'envoi par courrier est une option payante, au tarif publié en vigueur{'\u202f'}:
        demandez-le au <a href={phoneHref(operator.phone)}>{formatPhone(operator.phone)}</a>. Vos
        factures restent disponibles dans votre espace dans tous les cas.
      </p>
      <fieldset disabled={isLocked}>
        <SwitchField
          label="Recevoir mes factures par courrier"
          key={form.key('isOn')}
          {...form.getInputProps('isOn', { type: 'checkbox', withError: false })}
        />
      </fieldset>
      <Actions>
        <AsyncButton type="submit" variant="action" state={state} disabled={isLocked}>
          Enregistrer
        </AsyncButton>
      </Actions>
    </Form>
  );
}
