import type { NoticeSearch } from '../../domain/notice/noticeSearch';
import type { PassageNotice } from '../../domain/notice/passageNotice';
import { createUseCase } from '../kernel/createUseCase';

/** Finds a notice by its number and plate (P7.20). The page itself shows an error (P8.10). */
export const findNotice = createUseCase<NoticeSearch, PassageNotice>(
  'public/findNotice',
  (search, { notices }) => notices.find(search),
  { isPublic: true },
);
