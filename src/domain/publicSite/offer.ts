import { openCmsAddress } from './cmsAddress';
import type { CmsPage } from './cmsPage';
import type { MenuItem } from './menu';
import { offersPath, plainOfferPaths } from './offerPaths';
import type { PublicSite } from './publicSite';
import { foldWords } from '../basis/foldLetters';
import { isSamePath, parseLink } from '../basis/siteAddress';
import { soldPlans, type SoldPlan } from '../ordering/soldPlan';
import type { SubscriptionTariff } from '../ordering/subscriptionTariff';

/** A plan that is sold, with the page that presents it. */
export interface Offer extends SoldPlan {
  /** The address of its page; null without one. */
  readonly path: string | null;
}

interface Published {
  readonly menu: readonly MenuItem[];
  readonly pages: readonly CmsPage[];
  readonly tariffs: readonly SubscriptionTariff[] | null;
}

/** The plans that are sold, each with its page (P3.15, P9.1, P2.1). */
export function publishedOffers(site: Published): readonly Offer[] {
  return soldPlans(site.tariffs ?? []).map((plan) => ({
    ...plan,
    path:
      plan.code === 'specialOffer' ? specialOfferPath(site, plan.name) : plainOfferPaths[plan.code],
  }));
}

/** No offer can be shown, and nobody knows whether there is one: prices could not be read (P7.2). */
export function areOffersUnknown(
  offers: readonly Offer[],
  { tariffs, unreadableTariffs }: Pick<PublicSite, 'tariffs' | 'unreadableTariffs'>,
): boolean {
  return offers.length === 0 && (tariffs === null || unreadableTariffs > 0);
}

/**
 * The page below the offers, not of a Tunnel Pass, whose last segment names the special offer by one of its
 * words (P2.1); otherwise the first one.
 */
function specialOfferPath({ menu, pages }: Published, name: string): string | null {
  const paths = [...menu, ...pages].map(({ link }) => {
    const target = parseLink(link);
    return target?.kind === 'inside' ? target.path : '';
  });
  const isPlain = (path: string): boolean => Object.values<string>(plainOfferPaths).includes(path);
  const special = paths.filter(
    (path) =>
      new RegExp(`^${offersPath}/[^/]+$`).test(path) &&
      !isPlain(path) &&
      !menu.some(({ link, isShown }) => !isShown && isSamePath(link, path)) &&
      openCmsAddress({ menu, pages }, path, false).kind === 'page',
  );
  const words = foldWords(name).split(' ');
  const isNamed = (path: string): boolean =>
    foldWords(path.slice(offersPath.length))
      .split(' ')
      .some((word) => word.length > 2 && words.includes(word));
  return special.find(isNamed) ?? special[0] ?? null;
}

/** The offer whose page has this path, if any. */
export function offerAt(offers: readonly Offer[], path: string): Offer | null {
  return offers.find((offer) => offer.path !== null && isSamePath(offer.path, path)) ?? null;
}
