import type { Services } from '../world/Services.ts';

/** Views of one page, under the URL and title that the site sends. */
export interface CountedPage {
  readonly url: string;
  readonly name: string;
  readonly views: number;
  readonly latest: number;
}

const setting = 'audience';
/** Upper limit of stored pages; the site has fewer URL patterns than this. */
const maxPages = 200;

/** The counted pages, latest view first. */
export function countedPages({ settings }: Pick<Services, 'settings'>): readonly CountedPage[] {
  return settings.read<readonly CountedPage[]>(setting) ?? [];
}

export function countView(
  services: Services,
  { url, name }: Pick<CountedPage, 'url' | 'name'>,
): void {
  const known = countedPages(services);
  const views = (known.find((page) => page.url === url)?.views ?? 0) + 1;
  const others = known.filter((page) => page.url !== url);
  const counted = { url, name, views, latest: services.clock.now() };
  services.settings.write(setting, [counted, ...others].slice(0, maxPages));
}
