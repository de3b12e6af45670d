import type { Locator, Page } from '@playwright/test';

/** An address of the bench; the element that `arrived` finds appears last. */
export interface BenchedPage {
  readonly address: string;
  readonly arrived: (page: Page) => Locator;
  readonly isPrivate?: true;
}

const button =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('button', { name }).first();
const heading =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('heading', { name }).first();
const words =
  (text: string) =>
  (page: Page): Locator =>
    page.getByText(text).first();

/** One address of each kind: forms, published content, private lists. */
export const benchedPages: readonly BenchedPage[] = [
  {
    address: '/',
    arrived: (page) => page.getByRole('region', { name: 'Info trafic' }).getByRole('table'),
  },
  { address: '/payer-en-ligne', arrived: button('Rechercher') },
  { address: '/achat', arrived: button('Suivant') },
  { address: '/nos-abonnements', arrived: heading("Comment s'abonner") },
  { address: '/faq', arrived: words('Combien coûte un passage') },
  { address: '/actualites', arrived: heading('Fermetures de nuit en décembre') },
  { address: '/nous-contacter', arrived: button('Envoyer') },
  { address: '/espace/connexion', arrived: button('Se connecter') },
  { address: '/espace/gratuite/remboursement/ajouter', arrived: button('Rechercher') },
  { address: '/member/dashboard', arrived: words(' → '), isPrivate: true },
  {
    address: '/member/badge/passage',
    arrived: (page) => page.getByRole('row').nth(50),
    isPrivate: true,
  },
  {
    address: '/member/contract/invoice/list',
    arrived: button('Télécharger la facture'),
    isPrivate: true,
  },
];
