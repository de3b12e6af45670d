import { Box } from '@mantine/core';
import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { words } from './payOnline.words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { parseNoticeSearch } from '../../../domain/notice/noticeSearch';
import { PageHeading } from '../../design/page/PageHeading';
import { useFocusOnForm } from '../../design/page/focus';
import { beforeNotice, leadingToNotice, readNoticePlace } from '../../navigation/noticePlace';
import { NoticeLookup } from './NoticeLookup';
import { NoticeSearchForm } from './NoticeSearchForm';

/** Finds and pays the notice of an unpaid passage (P2.4, P1.2). */
export function PayOnlinePage(): ReactElement {
  const location = useLocation();
  const navigate = useNavigate();
  const { typed, isReceiptWanted, isBeforeSearch } = readNoticePlace(location);
  const search = parseNoticeSearch(typed);
  const { pathname } = location;
  useFocusOnForm(isBeforeSearch || E.isLeft(search));

  return (
    <Box className="tp-wide" pt="xl" pb="var(--tp-space-12)">
      <PageHeading description={words.description}>{titles.payOnline}</PageHeading>
      {isBeforeSearch || E.isLeft(search) ? (
        <NoticeSearchForm
          key={JSON.stringify(typed)}
          initial={typed}
          state="idle"
          failure={null}
          onSearch={(sought) => {
            void navigate(pathname, { replace: true, state: beforeNotice(sought) });
            void navigate(pathname, { state: leadingToNotice(sought), flushSync: true });
          }}
        />
      ) : (
        <NoticeLookup
          key={JSON.stringify(typed)}
          search={search.right}
          isReceiptWanted={isReceiptWanted}
          onPlaceChange={(sought, isWanted) =>
            void navigate(pathname, {
              replace: true,
              state: leadingToNotice(sought, isWanted),
              flushSync: true,
            })
          }
        />
      )}
    </Box>
  );
}
