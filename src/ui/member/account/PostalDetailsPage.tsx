import type { ReactElement } from 'react';
import { latestData } from '../../../application/kernel/RemoteData';
import { savePostalDetails } from '../../../application/member/savePostalDetails';
import { selectContractFile, selectSubscriber } from '../../../application/member/subscriberSlice';
import type { Contract } from '../../../domain/contract';
import type { Subscriber } from '../../../domain/subscriber';
import { ButtonLink } from '../../design/ButtonLink';
import { PageHeading } from '../../design/PageHeading';
import { useSave } from '../../forms/useSave';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { PostalDetailsForm } from './PostalDetailsForm';
import styles from './PostalDetailsPage.module.css';

/** Addresses, phones and e-mail of the selected contract (M2.5). */
export function PostalDetailsPage(): ReactElement {
  const subscriber = latestData(useAppSelector(selectSubscriber));
  const contract = useAppSelector(selectContractFile)?.contract;
  return (
    <>
      <PageHeading>Coordonnées postales</PageHeading>
      {subscriber && contract && (
        <ContractDetails key={contract.id} subscriber={subscriber} contract={contract} />
      )}
      {subscriber && !contract && <NothingToWriteTo />}
    </>
  );
}

interface ContractDetailsProps {
  readonly subscriber: Subscriber;
  readonly contract: Contract;
}

function ContractDetails({ subscriber, contract }: ContractDetailsProps): ReactElement {
  const { username, email } = subscriber;
  const { state, save } = useSave(savePostalDetails);
  return (
    <PostalDetailsForm
      contract={contract}
      email={email}
      state={state}
      onSubmit={(details) => save({ contractId: contract.id, username, details })}
    />
  );
}

function NothingToWriteTo(): ReactElement {
  return (
    <div className={styles.nothing}>
      <p>Vos coordonnées sont celles d'un contrat, et votre compte n'en a pas encore.</p>
      <ButtonLink to={routes.addContract}>Ajouter un contrat</ButtonLink>
    </div>
  );
}
