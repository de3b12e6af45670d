import { toNullable } from 'fp-ts/Option';
import { allowedBadgeQuantities, type BadgeQuantity } from './badgeQuantity';
import { openCmsAddress } from './cmsAddress';
import type { CmsPage } from './cmsPage';
import type { MenuItem } from './menu';
import { parseLink, sitePath } from './siteAddress';
import type { SubscriptionTariff } from './subscriptionTariff';

/** The plans sold online, in the order that they are shown in (P3.15, P9.1). */
export const offerCodes = ['04', '07', '05'] as const;

export type OfferCode = (typeof offerCodes)[number];

/** A plan that visitors may subscribe to. */
export interface Offer {
  readonly code: OfferCode;
  readonly name: string;
  /** The address of its page; null where nobody wrote one. */
  readonly path: string | null;
  readonly tariff: SubscriptionTariff;
  readonly isForIndividualsOnly: boolean;
  /** How many badges an order may have (P9.2). */
  readonly quantities: readonly BadgeQuantity[];
}

interface Published {
  readonly menu: readonly MenuItem[];
  readonly pages: readonly CmsPage[];
  readonly tariffs: readonly SubscriptionTariff[];
}

const OFFERS_PATH = '/nos-abonnements';
const plain = {
  '04': { name: 'Tunnel Pass', path: `${OFFERS_PATH}/tunnel-pass` },
  '07': { name: 'Tunnel Pass +', path: `${OFFERS_PATH}/tunnel-pass-plus` },
} as const;

/** The offers whose prices are published: no other is sold (P3.15, P9.1). The special one is named as it is published. */
export function publishedOffers(site: Published): readonly Offer[] {
  return offerCodes.flatMap((code) => {
    const tariff = site.tariffs.find((one) => one.code === code);
    if (tariff === undefined) return [];
    const { name, path } =
      code === '05'
        ? { name: tariff.name ?? 'Offre spéciale', path: specialOfferPath(site) }
        : plain[code];
    const isForIndividualsOnly = code === '05';
    return [
      { code, name, path, tariff, isForIndividualsOnly, quantities: allowedBadgeQuantities(code) },
    ];
  });
}

/** The one page below the offers that is neither Tunnel Pass: its last segment names the special offer (P2.1). */
function specialOfferPath({ menu, pages }: Published): string | null {
  const paths = [...menu, ...pages].map(({ link }) => {
    const target = toNullable(parseLink(link));
    return target?.kind === 'inside' ? target.path : '';
  });
  const isPlain = (path: string): boolean =>
    Object.values(plain).some((offer) => offer.path === path);
  const special = paths.find(
    (path) =>
      new RegExp(`^${OFFERS_PATH}/[^/]+$`).test(path) &&
      !isPlain(path) &&
      openCmsAddress({ menu, pages }, path, false).kind === 'page',
  );
  return special ?? null;
}

/** The offer whose page stands at a path, if any. */
export function offerAt(offers: readonly Offer[], path: string): Offer | undefined {
  return offers.find((offer) => offer.path === sitePath(path));
}
