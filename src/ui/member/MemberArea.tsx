import { Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { failureOf, latestData } from '../../application/kernel/RemoteData';
import {
  enterMemberArea,
  selectContract,
  selectContractIndex,
  selectSubscriber,
} from '../../application/member/subscriberSlice';
import { Fetched } from '../design/Fetched';
import { MantineArea } from '../design/MantineArea';
import { PageSkeleton } from '../design/PageSkeleton';
import { messageFor } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';
import { routes } from '../navigation/routes';
import { NotFoundPage } from '../shell/NotFoundPage';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import { MemberLayout } from './layout/MemberLayout';
import { memberPages } from './memberPages';
import { SubscriberContext } from './useSubscriber';

interface MemberAreaProps {
  /** List items at the foot of every page: the visitor's standing choices. */
  readonly footer: ReactNode;
}

/** The subscriber area: fetches the subscriber once on entering, then shows its pages inside the area's layout. */
export function MemberArea({ footer }: MemberAreaProps): ReactElement {
  const dispatch = useAppDispatch();
  const subscriber = useAppSelector(selectSubscriber);
  const selectedIndex = useAppSelector(selectContractIndex);
  const known = latestData(subscriber);

  useEffect(() => {
    dispatch(enterMemberArea());
  }, [dispatch]);

  return (
    <MantineArea>
      <MemberLayout
        contracts={known?.contracts.map(({ contract }) => contract)}
        hasFailed={failureOf(subscriber) !== undefined}
        footer={footer}
        selectedIndex={selectedIndex}
        onSelectContract={(index) => {
          dispatch(selectContract(index));
        }}
        deletionRequested={known?.deletionRequested ?? false}
      >
        <Fetched
          remote={subscriber}
          explain={(problem) => messageFor(serviceMessages, problem)}
          skeleton={<PageSkeleton />}
          onRetry={() => {
            dispatch(enterMemberArea());
          }}
        >
          {(one) => (
            <SubscriberContext value={one}>
              {/* The bars stay while the code of a page is fetched. */}
              <Suspense fallback={<PageSkeleton />}>
                <MemberPages />
              </Suspense>
            </SubscriberContext>
          )}
        </Fetched>
      </MemberLayout>
    </MantineArea>
  );
}

function MemberPages(): ReactElement {
  return (
    <Routes>
      <Route index element={<Navigate to={routes.dashboard} replace />} />
      {Object.entries(memberPages).map(([address, Page]) => (
        // The router reads the paths below the area's own.
        <Route key={address} path={address.slice(`${routes.member}/`.length)} element={<Page />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
