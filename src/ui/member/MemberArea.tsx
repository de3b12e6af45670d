import { lazy, useEffect, type ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import {
  enterMemberArea,
  selectContract,
  selectContractIndex,
  selectSubscriber,
} from '../../application/member/subscriberSlice';
import { latestData } from '../../application/kernel/RemoteData';
import { FailedScreen } from '../design/FailedScreen';
import { PageSkeleton } from '../design/PageSkeleton';
import { MantineArea } from '../design/MantineArea';
import { messageFor } from '../forms/fieldRule';
import { memberNotYetOpen } from '../navigation/notYetOpenScreens';
import { routes } from '../navigation/routes';
import { NotFoundPage } from '../shell/NotFoundPage';
import { NotYetOpenPage } from '../shell/NotYetOpenPage';
import { serviceMessages } from '../shell/serviceMessages';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import { DashboardPage } from './dashboard/DashboardPage';
import { MemberLayout } from './layout/MemberLayout';

const PassagesPage = lazy(async () => ({
  default: (await import('./passages/PassagesPage')).PassagesPage,
}));

/** The subscriber area: fetches the subscriber once on entering, then shows its pages inside the area's layout. */
export function MemberArea(): ReactElement {
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
        selectedIndex={selectedIndex}
        onSelectContract={(index) => {
          dispatch(selectContract(index));
        }}
        deletionRequested={known?.deletionRequested ?? false}
      >
        {known && <MemberPages />}
        {!known && subscriber.status !== 'failed' && <PageSkeleton />}
        {!known && subscriber.status === 'failed' && (
          <FailedScreen
            explanation={messageFor(serviceMessages, subscriber.error)}
            onRetry={() => {
              dispatch(enterMemberArea());
            }}
          />
        )}
      </MemberLayout>
    </MantineArea>
  );
}

function MemberPages(): ReactElement {
  return (
    <Routes>
      <Route index element={<Navigate to={routes.dashboard} replace />} />
      <Route path="dashboard" element={<DashboardPage />} />
      <Route path="badge/passage" element={<PassagesPage />} />
      {memberNotYetOpen.map(({ path, ...screen }) => (
        <Route key={path} path={path} element={<NotYetOpenPage {...screen} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
