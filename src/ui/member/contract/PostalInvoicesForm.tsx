import { right } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { PostalInvoiceChoice } from '../../../application/ports/ContractGateway';
import type { Contract } from '../../../domain/contract';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { DraftNotice } from '../../forms/DraftNotice';
import { Form } from '../../forms/Form';
import { SwitchField } from '../../forms/SwitchField';
import { useDraftedForm } from '../../forms/useDraftedForm';
import { routes } from '../../navigation/routes';
import { SyncNotice } from '../SyncNotice';

interface PostalInvoicesFormProps {
  readonly contract: Contract;
  readonly state: AsyncState;
  /** Answers whether it went well: otherwise the choice stays as it was made. */
  readonly onSubmit: (choice: PostalInvoiceChoice) => Promise<boolean>;
}

/** The paid option by which invoices also come by post (M9.14); locked until the server lets it be changed (M4.3, M6.4). */
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
    parse: ({ isOn }) => right({ contractId: id, isOn }),
    messages: {},
    onSubmit,
  });

  return (
    <Form isCard onSubmit={submit}>
      {isLocked && <SyncNotice />}
      {isUnsaved && <DraftNotice onRestore={restore} />}
      <p>
        L'envoi par courrier est une option payante, au tarif publié avec{' '}
        <Link to={routes.subscriptions}>nos abonnements</Link>. Vos factures restent disponibles
        dans votre espace dans tous les cas.
      </p>
      <fieldset disabled={isLocked}>
        <SwitchField
          label="Recevoir mes factures par courrier"
          key={form.key('isOn')}
          {...form.getInputProps('isOn', { type: 'checkbox', withError: false })}
        />
      </fieldset>
      <AsyncButton type="submit" variant="action" state={state} disabled={isLocked}>
        Enregistrer
      </AsyncButton>
    </Form>
  );
}
