import { useEffect, type ReactElement } from 'react';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import { selectContractFile, selectSubscriber } from '../../../application/member/subscriberSlice';
import { listTariffs } from '../../../application/tariffs/listTariffs';
import { selectTariffs } from '../../../application/tariffs/tariffsSlice';
import { badgeOrderTariff } from '../../../domain/subscriptionTariff';
import { EmptyState } from '../../design/EmptyState';
import { FailedScreen } from '../../design/FailedScreen';
import { PageHeading } from '../../design/PageHeading';
import { messageFor } from '../../messages/messageFor';
import { routes } from '../../navigation/routes';
import { serviceMessages } from '../../messages/serviceMessages';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { NoContract } from '../NoContract';
import { OrderSkeleton } from './OrderSkeleton';
import { OrderSteps } from './OrderSteps';

const BLOCKED =
  'Votre type de contrat ne vous permet pas de commander un nouveau badge depuis le site internet.';

/** Orders further badges for the selected contract, in three steps (M2.16, M4.5), where its category and status allow it (M5.27). */
export function BadgeOrderPage(): ReactElement {
  const dispatch = useAppDispatch();
  const remote = useAppSelector(selectTariffs);
  const email = latestData(useAppSelector(selectSubscriber))?.email ?? '';
  const contract = useAppSelector(selectContractFile)?.contract;
  const tariffs = latestData(remote);
  const failure = failureOf(remote);
  useEffect(() => {
    void dispatch(listTariffs());
  }, [dispatch]);

  if (contract && !tariffs && failure) {
    return (
      <FailedScreen
        explanation={messageFor(serviceMessages, failure)}
        busy={remote.status === 'loading'}
        onRetry={() => void dispatch(listTariffs())}
      />
    );
  }
  const tariff = contract && tariffs && badgeOrderTariff(tariffs, contract);
  return (
    <>
      <PageHeading>Commander un badge</PageHeading>
      {!contract && <NoContract />}
      {contract && !tariffs && <OrderSkeleton />}
      {contract && tariffs && !tariff && <EmptyState message={BLOCKED} backTo={routes.dashboard} />}
      {contract && tariff && (
        <OrderSteps key={contract.id} contract={contract} email={email} tariff={tariff} />
      )}
    </>
  );
}
