import type { Locator, Page } from '@playwright/test';
import { aToken } from '../../tests/support/account/aToken.ts';
import { examplesTime } from './examplesTime.ts';
import { tickableRows } from './passages.ts';
import { choose, next, purchasePage } from './purchaseTunnel.ts';
import { refuseCookies, startWithToken } from './session.ts';

/** A window in CSS pixels. */
export type Size = readonly [width: number, height: number];

export const phone: Size = [390, 844];
export const tablet: Size = [768, 1024];
const wide: Size = [1440, 900];
/** The wide window at 200 %. */
const zoomed: Size = [720, 450];

/** Something that opens above a page, or that stays in sight beside it. */
export interface Panel {
  readonly name: string;
  readonly address: string;
  /** The windows in which it can be open; in the first one it is opened. */
  readonly sizes: readonly Size[];
  /** By default with a token and with the cookie question answered. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly open: (page: Page) => Promise<unknown>;
  readonly panel: (page: Page) => Locator;
}

const everywhere = [phone, tablet, wide, zoomed];
const withoutSidebar = [phone, tablet, zoomed];
/** One day of passages: 100 rows take most of the time. */
const fewPassages = '/member/badge/passage?du=2026-11-20';

const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
const dialog =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('dialog', { name });
const calendar = dialog('Choisir une période');
/** The days that it offers are those of the search once its answer is there. */
const openCalendar = async (page: Page): Promise<void> => {
  await tickableRows(page).first().waitFor();
  await press('Choisir dans le calendrier')(page);
};

export const panels: readonly Panel[] = [
  {
    name: 'the menu of the subscriber area',
    address: '/member/badge/list',
    sizes: withoutSidebar,
    open: press('Ouvrir le menu'),
    panel: dialog('Menu'),
  },
  {
    name: 'the menu of the free-ramp area',
    address: '/espace/gratuite/recu',
    sizes: withoutSidebar,
    before: refuseCookies,
    open: press('Ouvrir le menu'),
    panel: dialog('Menu'),
  },
  {
    name: 'the menu of the public site',
    address: '/faq',
    sizes: withoutSidebar,
    before: refuseCookies,
    open: press('Ouvrir le menu'),
    panel: (page) => page.getByRole('navigation', { name: 'Navigation principale' }),
  },
  {
    name: 'an entry of the menu of the public site',
    address: '/faq',
    sizes: [wide],
    before: refuseCookies,
    open: (page) => page.locator('header button[aria-controls^="menu-"]').first().click(),
    panel: (page) => page.locator('header [id^="menu-"]:not([hidden])'),
  },
  {
    name: 'the alerts',
    address: '/',
    sizes: everywhere,
    before: refuseCookies,
    open: press('Afficher les alertes'),
    panel: (page) => page.locator('#alertes-liste'),
  },
  {
    name: 'the cookie question with its switches',
    address: '/faq',
    sizes: everywhere,
    before: (page) => page.clock.setFixedTime(examplesTime),
    open: press('Choisir'),
    // The question is in sight before its script: the panel is open once its switches are there.
    panel: (page) => dialog('Gestion des cookies')(page).filter({ has: page.getByRole('switch') }),
  },
  {
    name: 'the filters of the trips',
    address: fewPassages,
    sizes: [phone, [720, 450]],
    open: press('Filtrer'),
    panel: dialog('Filtrer les trajets'),
  },
  {
    name: 'the calendar inside the filters',
    address: fewPassages,
    sizes: [phone, [720, 450]],
    open: async (page) => {
      await tickableRows(page).first().waitFor();
      await press('Filtrer')(page);
      await press('Choisir dans le calendrier')(page);
    },
    panel: calendar,
  },
  {
    name: 'the calendar',
    address: fewPassages,
    sizes: [wide, tablet],
    open: openCalendar,
    panel: calendar,
  },
  {
    name: 'the bar of the ticked trips',
    address: fewPassages,
    sizes: everywhere,
    open: (page) => tickableRows(page).getByRole('checkbox').nth(1).check(),
    panel: (page) =>
      page
        .locator('div, section')
        .filter({ has: page.getByLabel('Tout désélectionner') })
        .last(),
  },
  {
    name: 'a question before something is done for good',
    address: '/member/account/coordinates/postal',
    sizes: everywhere,
    open: press('Demander la suppression de mon compte'),
    panel: dialog('Suppression du compte'),
  },
  {
    name: 'the price lines of an order',
    address: purchasePage,
    sizes: withoutSidebar,
    before: refuseCookies,
    open: async (page) => {
      await choose(page, 'Un particulier', 'Tunnel Pass');
      await press(/^Total/)(page);
    },
    panel: (page) =>
      page
        .locator('div')
        .filter({ has: next(page) })
        .filter({ has: page.getByRole('button', { name: /^Total/ }) })
        .last(),
  },
  {
    name: 'the warning before the end of a session',
    address: '/member/badge/list',
    sizes: everywhere,
    before: async (page) => {
      await page.clock.install({ time: examplesTime });
      await startWithToken(page, aToken({ exp: examplesTime.getTime() / 1000 + 110 }));
    },
    open: (page) => page.clock.runFor(6_000),
    panel: (page) => page.getByRole('alert').filter({ hasText: 'Rester connecté' }),
  },
  {
    name: 'a toast',
    address: fewPassages,
    sizes: everywhere,
    open: async (page) => {
      await press('Exporter en CSV')(page);
      // While the pointer is on it, a toast stays.
      await page.getByRole('alert').hover();
    },
    panel: (page) => page.getByRole('alert'),
  },
];

/** Opens the page of a panel in this window, and the panel. */
export async function openPanel(
  page: Page,
  { address, before = startWithToken, open, panel }: Panel,
  [width, height]: Size,
): Promise<Locator> {
  await page.setViewportSize({ width, height });
  await before(page);
  await page.goto(address);
  await open(page);
  return panel(page);
}
