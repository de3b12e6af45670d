import type { ReactElement } from 'react';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import { findNotice } from '../../../application/notice/findNotice';
import { selectReceiptWish } from '../../../application/notice/wishNoticeReceipt';
import { recallPayment } from '../../../application/payment/paymentRecords';
import type { NoticeSearch } from '../../../domain/notice/noticeSearch';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useFetched } from '../../state/useFetched';
import { FoundNotice } from './FoundNotice';
import { NoticeSearchForm } from './NoticeSearchForm';

interface NoticeLookupProps {
  readonly search: NoticeSearch;
  /** The wish of the history entry; undefined before one. */
  readonly isReceiptWanted: boolean | undefined;
  /** Replaces the search or the wish for a receipt in the history entry. */
  readonly onPlaceChange: (search: NoticeSearch, isReceiptWanted?: boolean) => void;
}

/** The search: loading, without result (P8.10), or the found notice. */
export function NoticeLookup(props: NoticeLookupProps): ReactElement {
  const { search, isReceiptWanted, onPlaceChange } = props;
  const dispatch = useAppDispatch();
  const { remote, retry } = useFetched(() => findNotice(search));
  const notice = latestData(remote);
  const wish = useAppSelector((state) => notice && selectReceiptWish(state, notice.id));
  // After the return from the bank's page.
  const sent = notice && dispatch(recallPayment(notice.reference));
  if (notice) {
    return (
      <FoundNotice
        notice={notice}
        search={search}
        isReceiptWanted={wish ?? isReceiptWanted ?? sent?.payer?.isReceiptWanted ?? false}
        onReceiptWish={(isWanted) => onPlaceChange(search, isWanted)}
      />
    );
  }
  const isLoading = remote.status === 'loading';
  const failure = failureOf(remote);
  return (
    <NoticeSearchForm
      initial={search}
      state={isLoading ? 'loading' : 'idle'}
      failure={failure === undefined || isLoading ? null : failure}
      onSearch={(other) => {
        if (JSON.stringify(other) === JSON.stringify(search)) retry();
        else onPlaceChange(other);
      }}
    />
  );
}
