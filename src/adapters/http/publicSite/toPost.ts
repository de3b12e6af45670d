import type { Post as WirePost, PostCategory as WireCategory } from '../../../../generated/api';
import { cmsHtml } from '../../../domain/publicSite/cmsHtml';
import { instant } from '../../../domain/basis/instant';
import type { Post, PostCategory } from '../../../domain/publicSite/post';

const PLAIN_COLOUR = /^#[\da-f]{6}$/i;

export function toPost(post: WirePost): Post {
  return {
    slug: post.slug,
    title: post.title,
    image: post.image ?? null,
    summary: post.shortContent ?? null,
    content: typeof post.longContent === 'string' ? cmsHtml(post.longContent) : null,
    category: post.category ? toCategory(post.category) : null,
    datedAt: instant((post.postDate ?? post.creationDate).timestamp),
    createdAt: instant(post.creationDate.timestamp),
  };
}

function toCategory({ name, color }: WireCategory): PostCategory {
  return { name, colour: PLAIN_COLOUR.test(color) ? color : null };
}
