import { lazy, useEffect, type ReactElement, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import {
  enterMemberArea,
  selectContract,
  selectContractIndex,
  selectSubscriber,
} from '../../application/member/subscriberSlice';
import { failureOf, latestData } from '../../application/kernel/RemoteData';
import { FailedScreen } from '../design/FailedScreen';
import { PageSkeleton } from '../design/PageSkeleton';
import { MantineArea } from '../design/MantineArea';
import { messageFor } from '../forms/fieldRule';
import { memberNotYetOpen } from '../navigation/memberNotYetOpen';
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
const PasswordPage = lazy(async () => ({
  default: (await import('./account/PasswordPage')).PasswordPage,
}));
const AddContractPage = lazy(async () => ({
  default: (await import('./account/AddContractPage')).AddContractPage,
}));
const ContractHistoryPage = lazy(async () => ({
  default: (await import('./contract/ContractHistoryPage')).ContractHistoryPage,
}));
const InvoiceListPage = lazy(async () => ({
  default: (await import('./invoice/InvoiceListPage')).InvoiceListPage,
}));
const InvoiceViewPage = lazy(async () => ({
  default: (await import('./invoice/InvoiceViewPage')).InvoiceViewPage,
}));
const ContractSumUpPage = lazy(async () => ({
  default: (await import('./contract/ContractSumUpPage')).ContractSumUpPage,
}));
const BadgeListPage = lazy(async () => ({
  default: (await import('./badge/BadgeListPage')).BadgeListPage,
}));
const BadgeDetailsPage = lazy(async () => ({
  default: (await import('./badge/BadgeDetailsPage')).BadgeDetailsPage,
}));

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
  const failure = failureOf(subscriber);

  useEffect(() => {
    dispatch(enterMemberArea());
  }, [dispatch]);

  return (
    <MantineArea>
      <MemberLayout
        contracts={known?.contracts.map(({ contract }) => contract)}
        hasFailed={failure !== undefined}
        footer={footer}
        selectedIndex={selectedIndex}
        onSelectContract={(index) => {
          dispatch(selectContract(index));
        }}
        deletionRequested={known?.deletionRequested ?? false}
      >
        {known && <MemberPages />}
        {!known && !failure && <PageSkeleton />}
        {!known && failure && (
          <FailedScreen
            explanation={messageFor(serviceMessages, failure)}
            busy={subscriber.status === 'loading'}
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
      <Route path="account/password" element={<PasswordPage />} />
      <Route path="account/add-contract" element={<AddContractPage />} />
      <Route path="contract/sum-up" element={<ContractSumUpPage />} />
      <Route path="contract/history" element={<ContractHistoryPage />} />
      <Route path="contract/invoice/list" element={<InvoiceListPage />} />
      <Route path="contract/invoice/:id/view" element={<InvoiceViewPage />} />
      <Route path="badge/list" element={<BadgeListPage />} />
      <Route path="badge/:id/details" element={<BadgeDetailsPage />} />
      <Route path="badge/passage" element={<PassagesPage />} />
      {memberNotYetOpen.map(({ path, ...screen }) => (
        <Route key={path} path={path} element={<NotYetOpenPage {...screen} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
