import type { Post } from '../../domain/post';
import { createUseCase } from '../kernel/createUseCase';

/** Lists the news as they are now (P7.5). The screen that shows them says why they did not come. */
export const listNews = createUseCase<void, readonly Post[]>(
  'public/listNews',
  (_, ports) => ports.publicSite.listPosts(),
  { isPublic: true },
);
