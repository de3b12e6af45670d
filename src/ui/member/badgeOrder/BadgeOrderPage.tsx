import type { ReactElement } from 'react';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import { selectContractFile } from '../../../application/subscriber/subscriberSlice';
import {
  badgeOrderTariff,
  isOrderable,
  isOrderUndecided,
} from '../../../domain/ordering/subscriptionTariff';
import { Actions } from '../../design/controls/Actions';
import { EmptyState } from '../../design/feedback/EmptyState';
import { FailedScreen } from '../../design/feedback/FailedScreen';
import { Fetched } from '../../design/loading/Fetched';
import { markNavigated } from '../../design/page/focus';
import { PageHeading } from '../../design/page/PageHeading';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
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
  const hasFailed = failureOf(tariffs) !== undefined && latestData(tariffs) === undefined;
  return (
    <>
      {/* Rendered again after the retry, whose button disappears: it takes the focus. */}
      <PageHeading key={hasFailed ? 'failed' : 'shown'}>{HEADING}</PageHeading>
      <Fetched
        remote={tariffs}
        skeleton={<OrderSkeleton />}
        level={2}
        onRetry={() => {
          markNavigated();
          retry();
        }}
      >
        {(published) => {
          const tariff = badgeOrderTariff(published, contract);
          const isUnreadable = tariff !== null && !isOrderable(tariff);
          if (isUnreadable || isOrderUndecided(published, unreadable, contract)) {
            return (
              <FailedScreen
                level={2}
                explanation={UNREADABLE_PRICE}
                busy={isAsking}
                onRetry={retry}
              />
            );
          }
          return tariff ? (
            <OrderSteps key={contract.id} contract={contract} email={email} tariff={tariff} />
          ) : (
            <EmptyState message={BLOCKED}>
              <Actions>
                <BackToDashboard />
                <ButtonLink variant="outline" to={routes.memberContact}>
                  Nous contacter
                </ButtonLink>
              </Actions>
            </EmptyState>
          );
        }}
      </Fetched>
    </>
  );
}
