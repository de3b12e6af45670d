import { isRight, type Either } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { changePurchaseIban } from '../../../application/purchase/changePurchaseIban';
import {
  selectIsOrderingSubscription,
  selectPurchaseIban,
} from '../../../application/purchase/purchaseSlice';
import { isForeignIban, type Iban } from '../../../domain/iban';
import { parseFields, type FieldErrors } from '../../../domain/parseFields';
import { parsePurchaseChoice } from '../../../domain/purchaseChoice';
import { requiredDocuments, type PurchaseDocument } from '../../../domain/purchaseDocuments';
import { parsePurchaseIban, type PurchaseIbanError } from '../../../domain/purchaseIban';
import type { PurchaseProgress } from '../../../domain/purchaseSteps';
import { nextPurchaseStep } from '../../../domain/purchaseStep';
import { IbanField } from '../../forms/IbanField';
import { useParsedForm } from '../../forms/useParsedForm';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { DocumentFields } from '../documents/DocumentFields';
import { useDocuments } from '../documents/useDocuments';
import type { PurchaseStepProps } from '../PurchaseFlow';
import { StepForm } from '../StepForm';
import styles from './BankStep.module.css';
import { ForeignIbanHelp } from './ForeignIbanHelp';
import { purchaseIbanMessages } from './purchaseIbanMessages';

/** The IBAN and the documents (P5.8): in the page's memory only, and asked for at once when the person wants to go on. */
export function BankForm({ flow }: PurchaseStepProps): ReactElement {
  const { progress, step, addressOf } = flow;
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
    onMisfit: () => void documents.findMisfit(),
    onSubmit: () => void goOn(),
  });

  return (
    <StepForm flow={flow} onSubmit={submit} isLocked={isOrdering}>
      <p className={styles.note}>
        Votre IBAN et vos documents ne sont jamais enregistrés sur cet appareil{'\u202f'}: ils
        restent dans cette page le temps de votre visite.
      </p>
      <div className={styles.help}>
        <IbanField
          label="IBAN"
          description="27 caractères pour un compte français, avec ou sans espaces."
          required
          key={form.key('iban')}
          {...form.getInputProps('iban')}
        />
        {isForeignIban(typedIban) && <ForeignIbanHelp />}
      </div>
      <fieldset>
        <legend>Vos documents</legend>
        <p className={styles.note}>
          Une photo nette de chaque document suffit. À l'étape 6, nous les transmettons à notre
          service de signature électronique pour établir votre contrat.
        </p>
        <DocumentFields documents={documents} />
      </fieldset>
    </StepForm>
  );
}

function parseIbanField({
  iban,
}: {
  readonly iban: string;
}): Either<FieldErrors<'iban', PurchaseIbanError>, { readonly iban: Iban }> {
  return parseFields({ iban: parsePurchaseIban(iban) });
}

function documentsOf({ draft, sold }: PurchaseProgress): readonly PurchaseDocument[] {
  const choice = parsePurchaseChoice(draft.choice, sold);
  // Without a choice this step is not entered (P4.1).
  return isRight(choice) ? requiredDocuments(choice.right) : [];
}
