import type { Post as WirePost, PostCategory as WireCategory } from '../../../../generated/api';
import { cmsHtml } from '../../../domain/publicSite/cmsHtml';
import { instant } from '../../../domain/basis/instant';
import type { Post, PostCategory } from '../../../domain/publicSite/post';

const PLAIN_COLOUR = /^#[\da-f]{6}$/i;

/** Empty for a post without a date (P3.13): it has no place in the news. */
export function toPost(post: WirePost): readonly Post[] {
  const { postDate, creationDate } = post;
  const dated = postDate ?? creationDate;
  if (!dated) return [];
  return [
    {
      slug: post.slug,
      title: post.title,
      image: post.image ?? null,
      summary: post.shortContent ?? null,
      content: typeof post.longContent === 'string' ? cmsHtml(post.longContent) : null,
      category: post.category ? toCategory(post.category) : null,
      datedAt: instant(dated.timestamp),
      createdAt: instant((creationDate ?? dated).timestamp),
    },
  ];
}

function toCategory({ name, color }: WireCategory): PostCategory {
  return { name, colour: typeof color === 'string' && PLAIN_COLOUR.test(color) ? color : null };
}
