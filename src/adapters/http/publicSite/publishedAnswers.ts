import * as E from 'fp-ts/Either';
import type { TypeOf } from 'io-ts';
import { PostsAnswer, PublicData } from '../../../../generated/codecs';
import { decodeAnswer, object, quantity } from '../../../../generated/combinators';
import type { PublishedContent } from '../../../application/ports/publicSite/PublishedContent';
import { instant } from '../../../domain/basis/instant';
import { sitePath } from '../../../domain/basis/siteAddress';
import { withOwnSlugs } from '../../../domain/publicSite/post';
import { describeDecodeError } from '../core/describeDecodeError';
import { readableItems } from '../core/readable';
import { toPost } from './toPost';
import { toPublicSite } from './toPublicSite';

const codec = /*#__PURE__*/ object(
  'PublishedAnswers',
  { askedAt: quantity({ integer: true, minimum: 0 }), data: PublicData, posts: PostsAnswer },
  {},
);

/**
 * The answers of `loadPublicData` and `listPosts` during a build; `askedAt` in seconds. As JSON an unreadable
 * part is absent or null, and so unreadable again.
 */
export type PublishedAnswers = TypeOf<typeof codec>;

/** A list of `loadPublicData`. */
export type PublishedList = keyof PublishedAnswers['data'];

/** What one page shows of the answers. */
export interface PublishedPart {
  readonly lists: readonly PublishedList[];
  /** The path of the page of the CMS whose text is shown; null for none. */
  readonly textOf: string | null;
  /** Whether the news are shown. */
  readonly hasNews: boolean;
  /** The slug of the post whose text is shown; null for none. */
  readonly slug: string | null;
}

interface DecodedAnswers {
  readonly answers: PublishedAnswers;
  /** One line per part that is unreadable. */
  readonly unreadable: readonly string[];
}

/** Decodes stored or received answers; the errors are lines for developers. */
export function decodePublished(raw: unknown): E.Either<readonly string[], DecodedAnswers> {
  const { answer, tolerated } = decodeAnswer(codec, raw);
  return E.isLeft(answer)
    ? E.left(describeDecodeError(answer.left))
    : E.right({ answers: answer.right, unreadable: describeDecodeError(tolerated) });
}

export function toPublishedContent({ askedAt, data, posts }: PublishedAnswers): PublishedContent {
  return {
    askedAt: instant(askedAt),
    site: toPublicSite(data),
    posts: withOwnSlugs(readableItems(posts.data).flatMap(toPost)),
  };
}

/** Reduces the answers to one part: the other lists are empty, the other texts too. */
export function partOf(
  { askedAt, data, posts }: PublishedAnswers,
  { lists, textOf, hasNews, slug }: PublishedPart,
): PublishedAnswers {
  const kept = Object.fromEntries(
    Object.entries(data).map(([name, list]) => [
      name,
      lists.some((one) => one === name) ? list : [],
    ]),
  ) as PublishedAnswers['data'];
  return {
    askedAt,
    data: {
      ...kept,
      maintenance: false,
      pages: readableItems(kept.pages).map((page) =>
        textOf !== null && sitePath(page.menulink.link) === sitePath(textOf)
          ? page
          : { ...page, content: '' },
      ),
    },
    posts: {
      status: 'success',
      data: hasNews
        ? readableItems(posts.data).map((post) =>
            post.slug === slug ? post : { ...post, longContent: null },
          )
        : [],
    },
  };
}
