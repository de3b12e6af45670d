import type { ReactElement } from 'react';
import { bankIcon, fileIcon, shieldIcon } from '../../../../generated/icons';
import { eyeIcon } from '../../../../generated/memberIcons';
import { saveBankDetails } from '../../../application/bank/saveBankDetails';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import { loadSubscriber } from '../../../application/subscriber/loadSubscriber';
import type { Contract } from '../../../domain/contract/contract';
import { FormWithPoints, type FormPoint } from '../../forms/form/FormWithPoints';
import { operator, phoneHref } from '../../operator';
import { useRun } from '../../state/useRun';
import { WithContract } from '../area/WithContract';
import { BankDetailsForm } from './BankDetailsForm';

const points: readonly FormPoint[] = [
  {
    icon: shieldIcon,
    title: 'Qui vous le demande',
    text: (
      <>
        <span>{`${operator.name}, pour ce contrat seulement. Un doute\u202f? Appelez-nous au`}</span>{' '}
        <a href={phoneHref(operator.phone)}>{operator.phone.replaceAll(' ', '\u00a0')}</a>{' '}
        <span>avant de répondre.</span>
      </>
    ),
  },
  {
    icon: bankIcon,
    title: 'Pourquoi',
    text: 'Pour prélever ce que vous devez, et rien de plus. Chaque prélèvement a sa facture dans votre espace.',
  },
  {
    icon: fileIcon,
    title: "À quoi sert le relevé d'identité bancaire",
    text: 'À vérifier que le compte est bien à votre nom.',
  },
  {
    icon: eyeIcon,
    title: 'Ce que nous en faisons',
    text: 'Votre IBAN part chiffré et ne reste pas sur cet appareil. Ensuite, votre espace ne montre plus que ses quatre derniers caractères.',
  },
];

/** The bank account that pays the selected contract (M2.6, M2.23). */
export function BankDetailsPage(): ReactElement {
  return (
    <WithContract heading="Coordonnées bancaires">
      {({ contract }) => <BankDetails contract={contract} />}
    </WithContract>
  );
}

function BankDetails({ contract }: { readonly contract: Contract }): ReactElement {
  const { state, run: save } = useRun(changeOrReadAgain(saveBankDetails, loadSubscriber));
  return (
    <FormWithPoints title="Votre IBAN, en confiance" points={points}>
      <BankDetailsForm contract={contract} state={state} onSubmit={save} />
    </FormWithPoints>
  );
}
