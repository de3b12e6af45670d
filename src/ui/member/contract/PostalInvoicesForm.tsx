import { Input } from '@mantine/core';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { useId, type ReactElement } from 'react';
import { formatPhone } from '../../words/format.fr';
import type { PostalInvoiceChoice } from '../../../application/ports/contract/ContractGateway';
import type { Contract } from '../../../domain/contract/contract';
import {
  parsePostalInvoices,
  type PostalInvoicesError,
  type PostalInvoicesInput,
} from '../../../domain/contract/postalInvoices';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { DraftNotice } from '../../forms/form/DraftNotice';
import { Form } from '../../forms/form/Form';
import { CheckField } from '../../forms/fields/CheckField';
import { SwitchField } from '../../forms/fields/SwitchField';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import type { ErrorMessages } from '../../messages/messageFor';
import { operator, phoneHref } from '../../operator';
import { SyncNotice } from '../feedback/SyncNotice';

interface PostalInvoicesFormProps {
  readonly contract: Contract;
  readonly state: AsyncState;
  /** Resolves to success; otherwise the choice stays. */
  readonly onSubmit: (choice: PostalInvoiceChoice) => Promise<boolean>;
}

const messages: ErrorMessages<PostalInvoicesError> = {
  'postalInvoices/price-not-accepted': () =>
    "Cochez cette case pour activer une option payante, ou désactivez l'option.",
};

/**
 * The paid option of invoices by post, switched on by who accepts its price (M9.14); read-only until the
 * server permits a change (M4.3, M6.4).
 */
export function PostalInvoicesForm({
  contract: { id, hasPostalInvoices, permissions },
  state,
  onSubmit,
}: PostalInvoicesFormProps): ReactElement {
  const errorId = useId();
  const isLocked = !permissions.invoiceOption;
  const { form, isUnsaved, restore, submit } = useDraftedForm({
    name: `postalInvoices/${id}`,
    saved: { isOn: hasPostalInvoices, isPriceAccepted: false },
    state,
    isLocked,
    parse: (typed: PostalInvoicesInput) =>
      pipe(
        parsePostalInvoices(typed, hasPostalInvoices),
        E.map(({ isOn }) => ({ contractId: id, isOn })),
      ),
    messages,
    onSubmit,
  });
  const asksForPrice = form.useWatchValue('isOn') && !hasPostalInvoices;
  const error = form.errors['isPriceAccepted'];

  return (
    <Form onSubmit={submit}>
      {isLocked && <SyncNotice saved={state === 'success' && 'postalInvoices'} />}
      {isUnsaved && <DraftNotice onRestore={restore} />}
      <p>
        <span>
          {
            "L'envoi par courrier est une option payante, au tarif publié en vigueur\u202f: demandez-le au "
          }
        </span>
        <a href={phoneHref(operator.phone)}>{formatPhone(operator.phone)}</a>
        <span>. Vos factures restent disponibles dans votre espace dans tous les cas.</span>
      </p>
      <fieldset disabled={isLocked}>
        <SwitchField
          label="Recevoir mes factures par courrier"
          key={form.key('isOn')}
          {...form.getInputProps('isOn', { type: 'checkbox', withError: false })}
        />
        {asksForPrice && (
          <div>
            <CheckField
              label="J'accepte que l'envoi par courrier me soit facturé au tarif publié en vigueur"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              key={form.key('isPriceAccepted')}
              {...form.getInputProps('isPriceAccepted', { type: 'checkbox', withError: false })}
            />
            {error && <Input.Error id={errorId}>{error}</Input.Error>}
          </div>
        )}
      </fieldset>
      <Actions>
        <AsyncButton type="submit" variant="outline" state={state} disabled={isLocked}>
          Enregistrer
        </AsyncButton>
      </Actions>
    </Form>
  );
}
