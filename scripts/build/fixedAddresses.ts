import type { routes } from '../../src/ui/navigation/routes.ts';

type Address = (typeof routes)[keyof typeof routes];

/** Excludes private addresses, and those of a single badge, ticket or payment. */
type PublicAddress = Exclude<
  Address,
  `/espace${string}` | `/member${string}` | `/payment${string}` | `${string}:${string}`
>;

/** Whether the site map lists an address. A public address without an entry here does not compile. */
const isListed: Readonly<Record<PublicAddress, boolean>> = {
  '/': true,
  '/nos-abonnements': true,
  '/nos-abonnements/tunnel-pass': true,
  '/nos-abonnements/tunnel-pass-plus': true,
  '/achat': true,
  '/payer-en-ligne': true,
  '/actualites': true,
  '/faq': true,
  '/nous-contacter': true,
  '/nous-contacter/resilier': true,
  '/nous-contacter/renoncer': true,
  '/cgv': true,
  '/cgu': true,
  '/mentions-legales': true,
  '/accessibilite': true,
  '/finances/agenda': true,
  '/finances/rapports': true,
  '/finances/communiques': true,
  '/finances/assemblee-generale': true,
  '/finance/offre-publique': true,
  '/finance/transfert-de-marche': true,
  '/maintenance': false,
  '/synchronisation': false,
  // These need a token from a mail.
  '/mot-de-passe-oublie': false,
  '/premiere-connexion': false,
};

/** The paths of the site's own public pages, for the site map. */
export const fixedAddresses: readonly string[] = addressesWithListing(true);

/** Public paths that are never in the site map, even when published content links to them. */
export const unlistedAddresses: readonly string[] = addressesWithListing(false);

function addressesWithListing(listed: boolean): readonly string[] {
  return Object.entries(isListed).flatMap(([path, one]) => (one === listed ? [path] : []));
}
