/**
 * The operator's identity: all that a visitor tells it by stands in this file, its words, its colours and its mark. After a
 * change, `npm run generate` makes the colours of the style sheets and the pictures anew; `index.html` takes its words and its
 * mark from here when the site is built. Phone numbers come from the ranges reserved for fiction.
 */
export const operator = {
  name: 'Tunnels du Port',
  /** Where the site is served, for search engines: the origin, without a slash at the end. */
  site: 'https://www.example.fr',
  phone: '01 99 00 13 20',
  email: 'contact@example.fr',
  /** The page of the editors that tells of the free ramp, and the player of its video: another site, shown after consent only. */
  rampPage: '/rampe-gratuite',
  rampVideo: 'https://video.example/embed/rampe-gratuite',
  socialPage: 'https://social.example/tunnels-du-port',
  appStore: 'https://apps.example/tunnels-du-port',
  playStore: 'https://play.example/tunnels-du-port',
  agencyCredit: "Site conçu par l'Atelier du Quai",
  version: '4.0.4',
} as const;

/** For search engines: it stands in `index.html` only. */
export const operatorDescription = `${operator.name}\u202f: trafic en direct, abonnement télépéage, paiement d'un passage, factures et trajets de votre espace client.`;

/** The head office, one line per entry. */
export const operatorAddress = [operator.name, '1 quai des Tunnels', '13000 Port-Ville'] as const;

/** Where ordered badges are picked up, 24 hours a day (M9.10), one line per entry. */
export const operatorLocker = [
  `Consigne des ${operator.name}`,
  '3 quai des Tunnels',
  '13000 Port-Ville',
] as const;

/** The terms of sale of each plan, by its code (P5.9): a document on the site's own address. */
export const operatorTerms = {
  '04': '/documents/conditions-tunnel-pass.pdf',
  '07': '/documents/conditions-tunnel-pass-plus.pdf',
  '05': '/documents/conditions-offre-speciale.pdf',
} as const;

/** A colour, or what it is in the light and in the dark. */
type Colour = string | readonly [light: string, dark: string];

/** By the name of its token: `--tp-link` for `link`. Text on its ground keeps a contrast of 4.5, an edge of a field one of 3. */
export const operatorColours = {
  'brand-900': '#071c28',
  'brand-800': '#0b2a3c',
  'brand-100': ['#dceaf1', '#17384a'],
  'brand-50': ['#eff6f9', '#11303f'],
  primary: ['#0f4f6e', '#1c7aa6'],
  accent: '#ffb21a',
  'on-accent': '#1d1500',
  link: ['#0e648b', '#6cc4ea'],
  ink: ['#10222d', '#e7eff4'],
  'ink-2': ['#4a616e', '#a3b7c3'],
  line: ['#d9e2e8', '#24414f'],
  'field-line': ['#6f8794', '#5f7f90'],
  page: ['#f5f8fa', '#071821'],
  surface: ['#ffffff', '#0d2430'],
  sunk: ['#eef3f6', '#0a1d28'],
  ok: ['#12714a', '#6fd6a6'],
  'ok-tint': ['#e0f3ea', '#0f3427'],
  warn: ['#8a4b00', '#ffc663'],
  'warn-tint': ['#fff1d9', '#3a2a0b'],
  bad: ['#a3231c', '#ff9a93'],
  'bad-tint': ['#fdeaea', '#3d1917'],
  /** « Dense » on the traffic board: a fact about the road, not the operator's accent. */
  dense: '#ffb21a',
} as const satisfies Readonly<Record<string, Colour>>;

/** The picture of the tunnels on the home page, by what is painted. */
export const operatorPicture = {
  far: '#0e3348',
  near: '#123f59',
  mouth: '#06161f',
  farLamps: '#a97a1c',
  nearLamps: '#ffb21a',
} as const;

/** Two tunnel mouths, lit. On a ground of 36 by 27, each path in its colour, the farther one first. */
export const operatorMark = {
  width: 36,
  height: 27,
  paths: [
    { fill: '#0b4a68', d: 'M17 27V11a9 9 0 0 1 19 0v16z' },
    { fill: '#1c7aa6', d: 'M0 27V11a9 9 0 0 1 19 0v16z' },
    { fill: '#ffb21a', d: 'M5.5 27V13a4 4 0 0 1 8 0v14zm17 0V13a4 4 0 0 1 8 0v14z' },
  ],
} as const;

/** `01 99 00 13 20` as a `tel:` address. */
export function phoneHref(phone: string): string {
  return `tel:+33${phone.replace(/\s/g, '').slice(1)}`;
}
