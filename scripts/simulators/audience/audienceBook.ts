import type { World } from '../world/World.ts';

/** Views of one page, as the site names it. */
export interface CountedPage {
  readonly url: string;
  readonly name: string;
  readonly views: number;
  readonly latest: number;
}

const setting = 'audience';
/** A site has fewer patterns than this; more would be somebody's junk. */
const most = 200;

/** The pages that were counted, the latest first. */
export function countedPages({ settings }: Pick<World, 'settings'>): readonly CountedPage[] {
  return settings.read<readonly CountedPage[]>(setting) ?? [];
}

export function countView(world: World, { url, name }: Pick<CountedPage, 'url' | 'name'>): void {
  const known = countedPages(world);
  const views = (known.find((page) => page.url === url)?.views ?? 0) + 1;
  const others = known.filter((page) => page.url !== url);
  const counted = { url, name, views, latest: world.clock.now() };
  world.settings.write(setting, [counted, ...others].slice(0, most));
}
