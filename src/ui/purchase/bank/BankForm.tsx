import { Stack, Text } from '@mantine/core';
import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { words } from './words.fr';
import { words as documentWords } from '../documents.words.fr';
import { words as shell } from '../../shell/shell.words.fr';
import { changePurchaseIban } from '../../../application/purchase/changePurchaseIban';
import {
  selectIsOrderingSubscription,
  selectPurchaseIban,
} from '../../../application/purchase/purchaseSlice';
import { isForeignIban, type Iban } from '../../../domain/bank/iban';
import { parseFields, type FieldErrors } from '../../../domain/basis/parseFields';
import { parsePurchaseChoice } from '../../../domain/purchase/purchaseChoice';
import type { AccountReload } from '../../../domain/ordering/subscriptionTariff';
import {
  requiredDocuments,
  type PurchaseDocument,
} from '../../../domain/purchase/purchaseDocuments';
import { parsePurchaseIban, type PurchaseIbanError } from '../../../domain/purchase/purchaseIban';
import type { PurchaseProgress } from '../../../domain/purchase/purchaseSteps';
import { nextPurchaseStep } from '../../../domain/purchase/purchaseStep';
import { helpSubject } from '../../../domain/contact/helpRequest';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { IbanField } from '../../forms/fields/IbanField';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { routes } from '../../navigation/routes';
import { startingMessage } from '../../navigation/startedMessage';
import { operator, phoneHref } from '../../operator';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { DocumentFields } from '../documents/DocumentFields';
import { useDocuments } from '../documents/useDocuments';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import { StepForm } from '../frame/StepForm';

/** The IBAN and the documents (P5.8): in memory only; all errors are shown together on submit. */
export function BankForm({ flow }: PurchaseStepProps): ReactElement {
  const { progress, step, tariff, addressOf } = flow;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOrdering = useAppSelector(selectIsOrderingSubscription);
  const typedIban = useAppSelector(selectPurchaseIban);
  const documents = useDocuments(documentsOf(progress));

  const goOn = async (): Promise<void> => {
    const misfit = await documents.findMisfit();
    const next = nextPurchaseStep(step);
    if (misfit) misfit.inputRef.current?.focus();
    else if (next) void navigate(addressOf(next));
  };
  const { form, submit } = useParsedForm({
    initialValues: { iban: typedIban },
    parse: parseIbanField,
    messages: words.errors,
    onChange: ({ iban }) => {
      dispatch(changePurchaseIban(iban));
    },
    onInvalid: () => void documents.findMisfit(),
    onSubmit: () => void goOn(),
  });

  return (
    <StepForm flow={flow} onSubmit={submit} isLocked={isOrdering}>
      <IbanReason reload={tariff?.reload ?? null} />
      <Stack gap="sm">
        <IbanField
          label={words.iban}
          description={words.ibanHint}
          required
          key={form.key('iban')}
          {...form.getInputProps('iban')}
        />
        {isForeignIban(typedIban) && <ForeignIbanHelp email={progress.draft.details.email} />}
      </Stack>
      <fieldset>
        <legend>{documentWords.title}</legend>
        <Text c="dimmed">{words.whyDocuments}</Text>
        <DocumentFields documents={documents} />
      </fieldset>
    </StepForm>
  );
}

/** Who debits the account, for what and from when. */
function IbanReason({ reload }: { readonly reload: AccountReload | null }): ReactElement {
  return (
    <Stack gap="xs">
      <Text>
        <Marked
          text={
            reload ? words.debitsReloads(operator.name, reload) : words.debitsDebts(operator.name)
          }
          mark={(promise) => <b>{promise}</b>}
        />
      </Text>
      <Text c="dimmed" size="sm">
        {words.notKept}
      </Text>
    </Stack>
  );
}

function parseIbanField({
  iban,
}: {
  readonly iban: string;
}): E.Either<FieldErrors<'iban', PurchaseIbanError>, { readonly iban: Iban }> {
  return parseFields({ iban: parsePurchaseIban(iban) });
}

function documentsOf({ draft, sold }: PurchaseProgress): readonly PurchaseDocument[] {
  const choice = parsePurchaseChoice(draft.choice, sold);
  // This step cannot be entered without a choice (P4.1).
  return E.isRight(choice) ? requiredDocuments(choice.right) : [];
}

/**
 * Refers a buyer with a foreign IBAN to customer service (P5.8), also when the IBAN is shorter than a French
 * one: by phone, with its hours, or with a message that is begun.
 */
function ForeignIbanHelp({ email }: { readonly email: string }): ReactElement {
  return (
    <Stack gap="sm">
      <Message tone="info">{words.foreign}</Message>
      <Actions>
        <ButtonLink variant="outline" href={phoneHref(operator.phone)}>
          {shell.contact.call(operator.phone)}
        </ButtonLink>
        <ButtonLink
          variant="outline"
          to={routes.contact}
          state={startingMessage({ subject: helpSubject, email, text: words.foreignMessage })}
        >
          {words.writeAboutForeign}
        </ButtonLink>
      </Actions>
    </Stack>
  );
}
