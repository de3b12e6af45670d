import type { ReactElement } from 'react';
import { selectContractFile } from '../../../application/subscriber/subscriberSlice';
import { badgeOrderTariff, isOrderUndecided } from '../../../domain/ordering/subscriptionTariff';
import { EmptyState } from '../../design/feedback/EmptyState';
import { FailedScreen } from '../../design/feedback/FailedScreen';
import { Fetched } from '../../design/loading/Fetched';
import { PageHeading } from '../../design/page/PageHeading';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { useAppSelector } from '../../state/appHooks';
import { useTariffs } from '../../state/useTariffs';
import { BackToDashboard } from '../area/BackToDashboard';
import { useSubscriber } from '../area/useSubscriber';
import { WithContract } from '../area/WithContract';
import { OrderSkeleton } from './OrderSkeleton';
import { OrderSteps } from './OrderSteps';

const HEADING = 'Commander un badge';
const BLOCKED =
  'Votre type de contrat ne vous permet pas de commander un nouveau badge depuis le site internet.';

const UNREADABLE_PRICE =
  'Les prix de votre contrat sont illisibles pour le moment. Réessayez dans quelques instants ou prenez contact avec nous.';

/**
 * Orders further badges for the selected contract, in three steps (M2.16, M4.5), where its category and
 * status allow it (M5.27).
 */
export function BadgeOrderPage(): ReactElement {
  const { email } = useSubscriber();
  const { tariffs, unreadable, isAsking, retry } = useTariffs();
  const contract = useAppSelector(selectContractFile)?.contract;

  // Without a contract no price is loaded.
  if (!contract) return <WithContract heading={HEADING}>{() => null}</WithContract>;
  const heading = <PageHeading>{HEADING}</PageHeading>;
  return (
    <Fetched
      remote={tariffs}
      explain={(failure) => messageFor(serviceMessages, failure)}
      skeleton={
        <>
          {heading}
          <OrderSkeleton />
        </>
      }
      onRetry={retry}
    >
      {(published) => {
        const tariff = badgeOrderTariff(published, contract);
        if (isOrderUndecided(published, unreadable, contract)) {
          return (
            <>
              {heading}
              <FailedScreen
                level={2}
                explanation={UNREADABLE_PRICE}
                busy={isAsking}
                onRetry={retry}
              />
            </>
          );
        }
        return (
          <>
            {heading}
            {tariff ? (
              <OrderSteps key={contract.id} contract={contract} email={email} tariff={tariff} />
            ) : (
              <EmptyState message={BLOCKED}>
                <BackToDashboard />
              </EmptyState>
            )}
          </>
        );
      }}
    </Fetched>
  );
}
