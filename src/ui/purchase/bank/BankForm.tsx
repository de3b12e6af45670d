import { Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { IbanField } from '../../forms/fields/IbanField';
import { operator } from '../../operator';
import { reloadWords } from '../../ordering/reloadWords';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { DocumentFields } from '../documents/DocumentFields';
import { useDocuments } from '../documents/useDocuments';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import { StepForm } from '../frame/StepForm';
import { ForeignIbanHelp } from './ForeignIbanHelp';
import { purchaseIbanMessages } from './purchaseIbanMessages';

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
    messages: purchaseIbanMessages,
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
          label="IBAN"
          description="27 caractères pour un compte français, avec ou sans espaces."
          required
          key={form.key('iban')}
          {...form.getInputProps('iban')}
        />
        {isForeignIban(typedIban) && <ForeignIbanHelp />}
      </Stack>
      <fieldset>
        <legend>Vos documents</legend>
        <Text c="dimmed">
          Une photo nette de chaque document suffit. À l'étape 6, nous les transmettons à notre
          service de signature électronique pour établir votre contrat.
        </Text>
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
        {operator.name} prélèvera sur ce compte{' '}
        {reload ? `vos rechargements\u202f: ${reloadWords(reload)}.` : 'ce que vous devrez.'}{' '}
        <b>Rien n'est prélevé aujourd'hui{'\u202f'}: votre commande se paie par carte.</b>
      </Text>
      <Text c="dimmed" size="sm">
        Votre IBAN et vos documents ne sont pas enregistrés sur cet appareil{'\u202f'}: ils
        s'effacent à la fin de votre visite.
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
