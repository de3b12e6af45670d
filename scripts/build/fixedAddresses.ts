import type { routes } from '../../src/ui/navigation/routes.ts';

type Address = (typeof routes)[keyof typeof routes];

/** Neither private, nor of one badge, ticket or payment. */
type PublicAddress = Exclude<
  Address,
  `/espace${string}` | `/member${string}` | `/payment${string}` | `${string}:${string}`
>;

/** Whether a search engine should lead there: a public address that is not decided here does not compile. */
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
  '/cgv': true,
  '/cgu': true,
  '/mentions-legales': true,
  '/accessibilite': true,
  '/maintenance': false,
  '/synchronisation': false,
  // They wait for the token of a mail.
  '/mot-de-passe-oublie': false,
  '/premiere-connexion': false,
};

/** P2.5, P2.6: each under the prefix that the statements give it. */
const finance = [
  '/finances/agenda',
  '/finances/rapports',
  '/finances/communiques',
  '/finances/assemblee-generale',
  '/finance/offre-publique',
  '/finance/transfert-de-marche',
] as const;

/** The addresses of the site map that the site itself knows, as paths. */
export const fixedAddresses: readonly string[] = [...decided(true), ...finance];

/** Public addresses that stand in no site map, whoever links to them. */
export const unlistedAddresses: readonly string[] = decided(false);

function decided(listed: boolean): readonly string[] {
  return Object.entries(isListed).flatMap(([path, one]) => (one === listed ? [path] : []));
}
