import type { ReactElement } from 'react';
import { editIcon, mailIcon, receiptIcon } from '../../../../generated/icons';
import { phoneIcon } from '../../../../generated/memberIcons';
import { requestDeletion } from '../../../application/subscriber/requestDeletion';
import { savePostalDetails } from '../../../application/contract/savePostalDetails';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import { loadSubscriber } from '../../../application/subscriber/loadSubscriber';
import type { Contract } from '../../../domain/contract/contract';
import { FormWithPoints, type FormPoint } from '../../forms/form/FormWithPoints';
import { useRun } from '../../state/useRun';
import { useSubscriber } from '../area/useSubscriber';
import { WithContract } from '../area/WithContract';
import { AccountDeletion } from './AccountDeletion';
import { PostalDetailsForm } from './PostalDetailsForm';

const points: readonly FormPoint[] = [
  {
    icon: mailIcon,
    title: 'Adresse de correspondance',
    text: 'Où nous vous écrivons, et où un badge commandé peut vous être livré.',
  },
  {
    icon: receiptIcon,
    title: 'Adresse de facturation',
    text: "La même, sauf si vous cochez la case\u202f: c'est celle que portent vos factures.",
  },
  {
    icon: phoneIcon,
    title: 'Téléphones et fax',
    text: 'Facultatifs. Un numéro suffit pour vous joindre.',
  },
  {
    icon: editIcon,
    title: 'Écrites comme le veut la norme postale',
    text: "Les accents s'effacent, et un tiret ou une apostrophe devient un espace\u202f: «\u202f3 rue de l'Évêché\u202f» devient 3 RUE DE L EVECHE.",
  },
];

/** Addresses, phones and e-mail of the selected contract, and the deletion of the account (M2.5). */
export function PostalDetailsPage(): ReactElement {
  return (
    <>
      <WithContract heading="Coordonnées postales">
        {({ contract }) => <ContractDetails contract={contract} />}
      </WithContract>
      <Deletion />
    </>
  );
}

function ContractDetails({ contract }: { readonly contract: Contract }): ReactElement {
  const { username, email } = useSubscriber();
  const { state, run: save } = useRun(changeOrReadAgain(savePostalDetails, loadSubscriber));
  return (
    <FormWithPoints title="À quoi elles servent" points={points}>
      <PostalDetailsForm
        contract={contract}
        email={email}
        state={state}
        onSubmit={(details) => save({ contractId: contract.id, username, details })}
      />
    </FormWithPoints>
  );
}

function Deletion(): ReactElement {
  const { username, deletionRequested } = useSubscriber();
  const { state, run: save } = useRun(changeOrReadAgain(requestDeletion, loadSubscriber));
  return (
    <AccountDeletion
      username={username}
      isRequested={deletionRequested}
      isBusy={state === 'loading'}
      onRequest={save}
    />
  );
}
