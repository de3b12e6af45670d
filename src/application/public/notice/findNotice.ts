import type { NoticeSearch } from '../../../domain/noticeSearch';
import type { PassageNotice } from '../../../domain/passageNotice';
import { createUseCase } from '../../kernel/createUseCase';

/** Finds a notice by its number and plate (P7.20). The page says itself why there is none (P8.10). */
export const findNotice = createUseCase<NoticeSearch, PassageNotice>(
  'public/findNotice',
  (search, { notices }) => notices.find(search),
  { isPublic: true },
);
