/**
 * The operator's identity: everything that names it stands here, and its colours in
 * `src/ui/design/tokens.css` and `src/ui/design/theme.ts`, its mark in `src/ui/design/Mark.tsx` and
 * `src/static/favicon.svg`; `index.html` takes its words from here when the site is built. Phone numbers come from the ranges
 * reserved for fiction.
 */
export const operator = {
  name: 'Tunnels du Port',
  phone: '01 99 00 13 20',
  email: 'contact@example.fr',
  agencyCredit: "Site conçu par l'Atelier du Quai",
  version: '4.0.4',
} as const;

/** For search engines: it stands in `index.html` only. */
export const operatorDescription = `${operator.name}\u202f: trafic en direct, abonnement télépéage, paiement d'un passage, factures et trajets de votre espace client.`;

/** The head office, one line per entry. */
export const operatorAddress = [
  'Tunnels du Port',
  '1 quai des Tunnels',
  '13000 Port-Ville',
] as const;

/** Where ordered badges are picked up, 24 hours a day (M9.10), one line per entry. */
export const operatorLocker = [
  'Consigne des Tunnels du Port',
  '3 quai des Tunnels',
  '13000 Port-Ville',
] as const;

/** `01 99 00 13 20` as a `tel:` address. */
export function phoneHref(phone: string): string {
  return `tel:+33${phone.replace(/\s/g, '').slice(1)}`;
}
