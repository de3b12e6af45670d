import type { Post } from '../../domain/publicSite/post';
import { createSharedRead } from '../kernel/createSharedRead';

/** The news, for the list and its articles (P7.5). */
export const {
  read: listNews,
  ensure: ensureNews,
  select: selectNews,
} = createSharedRead<void, readonly Post[]>(
  'public/listNews',
  (_, ports) => ports.publicSite.listPosts(),
  { isPublic: true },
);
