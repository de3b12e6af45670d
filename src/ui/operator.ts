import type { CalendarDay } from '../domain/basis/calendarDay';

/**
 * The operator's identity: its texts, its colours and its logo are all in this file. After a change, `npm run
 * generate` updates the colours of the style sheets and the pictures; the build copies the texts and the logo
 * into `index.html`. Phone numbers are from the ranges reserved for fiction.
 */
export const operator = {
  name: 'Tunnels du Port',
  /** Below the icon of the installed site: at most 12 signs. */
  shortName: 'Tunnels',
  /** Public origin of the site, without a trailing slash; for search engines. */
  site: 'https://www.example.fr',
  phone: '01 99 00 13 20',
  email: 'contact@example.fr',
  /**
   * The editors' page about the free ramp, and the player of its video, which is on another site and is shown
   * only after consent.
   */
  rampPage: '/rampe-gratuite',
  rampVideo: 'https://video.example/embed/rampe-gratuite',
  socialPage: 'https://social.example/tunnels-du-port',
  appStore: 'https://apps.example/tunnels-du-port',
  playStore: 'https://play.example/tunnels-du-port',
  agencyCredit: "Site conçu par l'Atelier du Quai",
  version: '4.0.4',
} as const;

/** The editors' pages that show the map of the city. */
export const operatorMapPages: readonly string[] = ['/circuler/les-tunnels', '/circuler/tarifs'];

/** The first day on which somebody could pass: a passage is not older. */
export const operatorOpening = '1993-09-18' as CalendarDay;

/** The greatest height of a vehicle, as on the road sign. */
export const operatorHeightLimit = '3,20 m';

/** When the telephone is answered, in each language of the site. */
export const operatorHours = {
  fr: 'du lundi au vendredi, de 9 h à 18 h',
  en: 'Monday to Friday, 9:00 to 18:00',
} as const;

/** The head office, one line per entry. */
export const operatorAddress = [operator.name, '1 quai des Tunnels', '13000 Port-Ville'] as const;

/** Where ordered badges are picked up, 24 hours a day (M9.10), one line per entry. */
export const operatorLocker = [
  `Consigne des ${operator.name}`,
  '3 quai des Tunnels',
  '13000 Port-Ville',
] as const;

/** The terms of sale of each plan (P5.9): documents on the site itself. */
export const operatorTerms = {
  tunnelPass: '/documents/conditions-tunnel-pass.pdf',
  tunnelPassPlus: '/documents/conditions-tunnel-pass-plus.pdf',
  specialOffer: '/documents/conditions-offre-speciale.pdf',
} as const;

/** The plan that the page of the offers recommends for a start; a plan that is not sold recommends none. */
export const operatorEasiestPlan = 'tunnelPass';

/** One colour for both schemes, or one for light and one for dark. */
type Colour = string | readonly [light: string, dark: string];

/**
 * Key: the name of the token, `link` for `--tp-link`. Text has a contrast of at least 4.5 with its
 * background, the border of a field at least 3.
 */
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
  /** The edge of outlined buttons and chips, seen beside the border of a card. */
  edge: ['#b9c8d1', '#3a5a6a'],
  /** The ground of a button that destroys something, under white text. */
  danger: ['#a3231c', '#b3342b'],
  bad: ['#a3231c', '#ff9a93'],
  'bad-tint': ['#fdeaea', '#3d1917'],
  /** The deposit in the bar of a price: what comes back. Contrast of 3 with the surface. */
  deposit: ['#4f9a7a', '#3f8a6b'],
  /** « Dense » on the traffic board: not the accent, so that another accent does not change it. */
  dense: '#ffb21a',
} as const satisfies Readonly<Record<string, Colour>>;

/** The picture of the city below the map of the traffic: at night, in both schemes. */
export const operatorCity = {
  sea: '#071c28',
  land: '#0e3348',
  street: '#164661',
  wave: '#174a66',
  road: '#3a6a84',
  edge: '#2b6787',
  tube: '#06161f',
  node: '#ffffff',
  boat: '#dceaf1',
  sign: '#1c7aa6',
  limit: '#c8372d',
} as const;

/**
 * The logo: two lit tunnel mouths, on an area of 36 by 27. The paths are drawn in this order, the rear one
 * first.
 */
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
