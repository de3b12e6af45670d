import { useEffect, type ReactElement, type ReactNode } from 'react';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import {
  enterMemberArea,
  selectContract,
  selectContractIndex,
  selectSubscriber,
} from '../../../application/subscriber/subscriberSlice';
import { Fetched } from '../../design/loading/Fetched';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { MemberLayout } from '../layout/MemberLayout';
import { SubscriberContext } from './useSubscriber';

interface MemberAreaProps {
  /** List items of the footer: the visitor's settings. */
  readonly footer: ReactNode;
  /** Rendered until the subscriber is known. */
  readonly skeleton: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/** The frame of the subscriber area. Fetches the subscriber once on entering, then renders the page. */
export function MemberArea({ footer, skeleton, children }: MemberAreaProps): ReactElement {
  const dispatch = useAppDispatch();
  const subscriber = useAppSelector(selectSubscriber);
  const selectedIndex = useAppSelector(selectContractIndex);
  const known = latestData(subscriber);

  useEffect(() => {
    dispatch(enterMemberArea());
  }, [dispatch]);

  return (
    <MemberLayout
      contracts={known?.contracts.map(({ contract }) => contract)}
      hasFailed={failureOf(subscriber) !== undefined}
      person={known}
      footer={footer}
      selectedIndex={selectedIndex}
      onSelectContract={(index) => {
        dispatch(selectContract(index));
      }}
      deletionRequested={known?.deletionRequested ?? false}
    >
      <Fetched
        remote={subscriber}
        skeleton={skeleton}
        onRetry={() => {
          dispatch(enterMemberArea());
        }}
      >
        {(one) => <SubscriberContext value={one}>{children}</SubscriberContext>}
      </Fetched>
    </MemberLayout>
  );
}
