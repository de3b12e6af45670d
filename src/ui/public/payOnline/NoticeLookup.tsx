import type { ReactElement } from 'react';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import { findNotice } from '../../../application/notice/findNotice';
import { selectReceiptWish } from '../../../application/notice/wishNoticeReceipt';
import type { NoticeSearch } from '../../../domain/notice/noticeSearch';
import { useAppSelector } from '../../state/appHooks';
import { useFetched } from '../../state/useFetched';
import { FoundNotice } from './FoundNotice';
import { NoticeSearchForm } from './NoticeSearchForm';

interface NoticeLookupProps {
  readonly search: NoticeSearch;
  readonly isReceiptWanted: boolean;
  /** Replaces the search or the wish for a receipt in the history entry. */
  readonly onPlaceChange: (search: NoticeSearch, isReceiptWanted: boolean) => void;
}

/** The search: loading, without result (P8.10), or the found notice. */
export function NoticeLookup(props: NoticeLookupProps): ReactElement {
  const { search, isReceiptWanted, onPlaceChange } = props;
  const { remote, retry } = useFetched(() => findNotice(search));
  const notice = latestData(remote);
  const wish = useAppSelector((state) => notice && selectReceiptWish(state, notice.id));
  if (notice) {
    return (
      <FoundNotice
        notice={notice}
        search={search}
        isReceiptWanted={wish ?? isReceiptWanted}
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
        else onPlaceChange(other, false);
      }}
    />
  );
}
