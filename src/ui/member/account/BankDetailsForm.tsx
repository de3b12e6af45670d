import { isLeft } from 'fp-ts/Either';
import { useRef, type ReactElement } from 'react';
import type { BankDetails } from '../../../application/ports/ContractGateway';
import { parseBankDetails } from '../../../domain/bankDetails';
import type { Contract } from '../../../domain/contract';
import type { Iban } from '../../../domain/iban';
import { ibanEnding } from '../../../domain/maskedIban';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { DraftNotice } from '../../forms/DraftNotice';
import { FileField } from '../../forms/FileField';
import { Form } from '../../forms/Form';
import { IbanField } from '../../forms/IbanField';
import { ibanMessages } from '../../forms/ibanMessages';
import { uploadMessages } from '../../forms/uploadMessages';
import { useDraftedForm } from '../../forms/useDraftedForm';
import { useUpload } from '../../forms/useUpload';
import { MaskedNumber } from '../../design/MaskedNumber';
import { SyncNotice } from '../SyncNotice';

interface BankDetailsFormProps {
  readonly contract: Contract;
  readonly state: AsyncState;
  /** Answers whether it went well: then the fields are emptied, otherwise the IBAN and the slip stay. */
  readonly onSubmit: (details: BankDetails) => Promise<boolean>;
}

const slipMessages = uploadMessages("La photo du RIB n'a pas été fournie.");

/** Both are required (M5.7, M5.8); locked until the server lets them be changed (M4.3, M6.4). */
export function BankDetailsForm({
  contract: { id: contractId, iban: ibanOnFile, permissions },
  state,
  onSubmit,
}: BankDetailsFormProps): ReactElement {
  const slip = useUpload();
  const slipInput = useRef<HTMLInputElement>(null);
  const ending = ibanEnding(ibanOnFile);
  const isLocked = !permissions.bank;

  const send = async ({ iban }: { readonly iban: Iban }): Promise<boolean> => {
    const checked = await slip.check();
    if (isLeft(checked)) {
      slipInput.current?.focus();
      return false;
    }
    const isSaved = await onSubmit({ contractId, iban, slip: checked.right });
    if (isSaved) slip.choose(null);
    return isSaved;
  };
  const { form, isUnsaved, restore, submit } = useDraftedForm({
    name: `bank/${contractId}`,
    saved: { iban: '' },
    state,
    isLocked,
    parse: parseBankDetails,
    messages: ibanMessages,
    onSubmit: send,
    onMisfit: () => void slip.check(),
  });
  const isSlipLost = isUnsaved && !isLocked && !slip.file;

  return (
    <Form isCard onSubmit={submit}>
      {isLocked && <SyncNotice />}
      {isUnsaved && <DraftNotice onRestore={restore} />}
      <p>
        {ending === null ? (
          "Aucun IBAN n'est enregistré pour ce contrat."
        ) : (
          <>
            IBAN enregistré{'\u202f'}:{' '}
            <b className="tp-numbers">
              <MaskedNumber ending={ending} />
            </b>
          </>
        )}
      </p>
      {!isLocked && (
        <p>Pour donner un nouveau compte, saisissez son IBAN et joignez le RIB correspondant.</p>
      )}
      <fieldset disabled={isLocked}>
        <IbanField
          label="IBAN"
          description="27 caractères pour un compte français, avec ou sans espaces."
          required
          key={form.key('iban')}
          {...form.getInputProps('iban')}
        />
        <FileField
          label="RIB"
          description={`Relevé d'identité bancaire en PDF, PNG ou JPEG, 10\u202fMo au plus.${
            isSlipLost ? ' Choisissez-le à nouveau\u202f: un fichier ne peut pas être gardé.' : ''
          }`}
          upload={slip}
          messages={slipMessages}
          inputRef={slipInput}
        />
      </fieldset>
      <AsyncButton type="submit" variant="action" state={state} disabled={isLocked}>
        Enregistrer
      </AsyncButton>
    </Form>
  );
}
