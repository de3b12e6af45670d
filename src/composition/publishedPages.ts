import {
  partOf,
  toPublishedContent,
  type PublishedAnswers,
  type PublishedList,
  type PublishedPart,
} from '../adapters/http/publicSite/publishedAnswers';
import { isSamePath, parseLink, sitePath } from '../domain/basis/siteAddress';
import { openCmsAddress } from '../domain/publicSite/cmsAddress';
import { JOBS_PATH } from '../domain/publicSite/cmsPage';
import { offerAt, publishedOffers } from '../domain/publicSite/offer';
import { routePattern } from '../ui/navigation/routePattern';
import { routes, siteRoutes } from '../ui/navigation/routes';

const nothing: PublishedPart = { lists: [], textOf: null, hasNews: false, slug: null };

/** Routes with a page of the editors, beside the addresses that no route has. */
const cmsRoutes: readonly string[] = ['/*', routes.tunnelPass, routes.tunnelPassPlus];

/** Paths that every host serves from a folder of the same name. */
const plainPath = /^(\/[\p{L}\p{N}][\p{L}\p{N}_-]{0,80})+$/u;

/** What the page at a path shows of the published answers; null if it shows nothing of them. */
export function publishedPartAt(answers: PublishedAnswers, path: string): PublishedAnswers | null {
  const pattern = routePattern(path) ?? '';
  const lists = Object.values(siteRoutes).find(({ address }) => address === pattern)?.published;
  if (lists !== undefined) return partOf(answers, { ...nothing, lists, textOf: path });
  if (pattern === routes.news) return partOf(answers, { ...nothing, hasNews: true });
  if (pattern === routes.article) {
    const slug = sitePath(path).slice(routes.news.length + 1);
    return partOf(answers, { ...nothing, hasNews: true, slug });
  }
  if (!cmsRoutes.includes(pattern)) return null;
  const own: readonly PublishedList[] = isSamePath(path, JOBS_PATH) ? ['jobs'] : [];
  return partOf(answers, {
    ...nothing,
    lists: ['menu', 'pages', 'subscription', ...own],
    textOf: path,
  });
}

/**
 * The paths of the published posts, and of the public pages of the editors (P2.3, P2.11), escaped as browsers
 * escape them. Paths with other signs than letters, digits, hyphens and underscores are left out: their pages
 * are not painted.
 */
export function publishedPaths(answers: PublishedAnswers): readonly string[] {
  const { site, posts } = toPublishedContent(answers);
  const offers = publishedOffers(site);
  const linked = [...site.menu, ...site.pages].flatMap(({ link }) => {
    const target = parseLink(link);
    return target?.kind === 'inside' ? [target.path] : [];
  });
  const pages = [...linked, routes.tunnelPass, routes.tunnelPassPlus].filter(
    (path) =>
      cmsRoutes.includes(routePattern(path) ?? '') &&
      (openCmsAddress(site, path, false).kind === 'page' ||
        (openCmsAddress(site, path, false).kind === 'nothing' && offerAt(offers, path) !== null)),
  );
  const articles = posts.map(({ slug }) => `${routes.news}/${slug}`);
  return [...new Set([...pages, ...articles])]
    .filter((path) => plainPath.test(path))
    .map((path) => encodeURI(path));
}
