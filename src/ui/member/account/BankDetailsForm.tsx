import { Group, ThemeIcon } from '@mantine/core';
import * as E from 'fp-ts/Either';
import { useRef, type ReactElement } from 'react';
import { bankIcon } from '../../../../generated/icons';
import type { BankDetails } from '../../../application/ports/contract/ContractGateway';
import { parseBankDetails } from '../../../domain/bank/bankDetails';
import type { Contract } from '../../../domain/contract/contract';
import type { Iban, IbanError } from '../../../domain/bank/iban';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { DraftNotice } from '../../forms/form/DraftNotice';
import { FileField } from '../../forms/file/FileField';
import { Form } from '../../forms/form/Form';
import { IbanField } from '../../forms/fields/IbanField';
import { uploadMessages } from '../../forms/file/uploadMessages';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import { useUpload } from '../../forms/file/useUpload';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { Icon } from '../../design/icon/Icon';
import { SyncNotice } from '../feedback/SyncNotice';
import { words } from '../../forms/forms.words.fr';
import type { ErrorMessages } from '../../messages/messageFor';

/** Of the subscriber area (M5.7). */
const ibanMessages: ErrorMessages<IbanError> = words.bank.ibanFailures;

interface BankDetailsFormProps {
  readonly contract: Contract;
  readonly state: AsyncState;
  /** Resolves to success: then the fields are emptied; otherwise the IBAN and the slip stay. */
  readonly onSubmit: (details: BankDetails) => Promise<boolean>;
}

const slipMessages = uploadMessages("La photo du RIB n'a pas été fournie.");

/** Both are required (M5.7, M5.8); read-only until the server permits a change (M4.3, M6.4). */
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
    if (E.isLeft(checked)) {
      slipInput.current?.focus();
      return false;
    }
    const isSaved = await onSubmit({ contractId, iban, slip: checked.right });
    if (isSaved) slip.clear(checked.right);
    return isSaved;
  };
  const { form, isUnsaved, restore, submit } = useDraftedForm({
    name: `bank/${contractId}`,
    isSecret: true,
    saved: { iban: '' },
    state,
    isLocked,
    parse: parseBankDetails,
    messages: ibanMessages,
    onSubmit: send,
    onInvalid: () => void slip.check(),
  });
  const isSlipLost = isUnsaved && !isLocked && !slip.file;

  return (
    <Form isCard onSubmit={submit}>
      {isLocked && <SyncNotice saved={state === 'success' && 'bankDetails'} />}
      {isUnsaved && <DraftNotice onRestore={restore} />}
      <IbanOnFile ending={ending} isLocked={isLocked} />
      {!isLocked && (
        <p>
          {`${ending === null ? 'Saisissez votre IBAN' : 'Pour en changer, saisissez le nouvel IBAN'} et joignez le RIB du même compte.`}
        </p>
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

/** The account that pays now, by its last four characters; without one, whether it is on its way. */
function IbanOnFile({
  ending,
  isLocked,
}: {
  readonly ending: string | null;
  readonly isLocked: boolean;
}): ReactElement {
  return (
    <Group wrap="nowrap" gap="md">
      <ThemeIcon variant="light" size={44} radius="md">
        <Icon of={bankIcon} />
      </ThemeIcon>
      {ending === null ? (
        <p>
          {isLocked
            ? "Aucun IBAN n'est affiché pour ce contrat."
            : "Aucun IBAN n'est enregistré pour ce contrat."}
        </p>
      ) : (
        <p>
          <span>IBAN de ce contrat</span>
          <br />
          <b className="tp-numbers">
            <MaskedNumber ending={ending} />
          </b>
        </p>
      )}
    </Group>
  );
}
