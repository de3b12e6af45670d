import type { Page } from '@playwright/test';
import { answerWith } from '../answers.ts';
import { lockEverything } from '../changeAnswer.ts';
import {
  button,
  failedScreen,
  heading,
  locked,
  neverAnswered,
  pressed,
  text,
} from './stateParts.ts';
import { fillBankDetails, png, slip } from '../bankPage.ts';
import type { State } from './State.ts';

const subscriberAddress = /\/api\/private\/user\/data$/;

export const accountStates: readonly State[] = [
  {
    name: 'any screen, loading',
    address: '/member/badge/list',
    before: neverAnswered(subscriberAddress),
    // The HTML file has the same words without a heading, until the area is there.
    shows: heading('Chargement en cours…'),
  },
  {
    name: 'any screen, failed',
    address: '/member/badge/list',
    before: (page) => answerWith(page, { loadSubscriber: 'failure' }),
    shows: failedScreen,
  },
  { name: 'dashboard', address: '/member/dashboard', shows: text('Badges télépéages désactivés') },
  {
    name: 'dashboard, without a contract',
    address: '/member/dashboard',
    before: (page) => answerWith(page, { loadSubscriber: 'withoutContract' }),
    shows: text("Aucun contrat n'est encore rattaché"),
  },
  { name: 'password', address: '/member/account/password', shows: button('Enregistrer') },
  {
    name: 'password, valid, without the current one',
    address: '/member/account/password',
    then: async (page: Page): Promise<void> => {
      await page.getByLabel('Nouveau mot de passe').fill('Tunnel2027');
      await page.getByLabel('Confirmation du mot de passe').fill('Tunnel2027');
      await pressed('Enregistrer')(page);
    },
    shows: text('Saisissez votre mot de passe actuel.'),
  },
  {
    name: 'postal details, billed elsewhere',
    address: '/member/account/coordinates/postal',
    then: (page) => page.getByLabel('Adresse de facturation différente').check(),
    shows: (page) => page.getByRole('group', { name: 'Adresse de facturation' }),
  },
  {
    name: 'postal details, required lines missing',
    address: '/member/account/coordinates/postal',
    then: async (page: Page): Promise<void> => {
      await page.getByLabel('Adresse 1').first().fill('');
      await page.getByLabel('Ville').first().fill('');
      await pressed('Enregistrer')(page);
    },
    shows: (page) => page.getByRole('textbox', { name: 'Ville' }).first(),
  },
  {
    name: 'postal details, locked',
    isVariant: true,
    address: '/member/account/coordinates/postal',
    before: lockEverything,
    shows: locked,
  },
  {
    name: 'account deletion, to be confirmed',
    address: '/member/account/coordinates/postal',
    then: pressed('Demander la suppression de mon compte'),
    shows: (page) => page.getByRole('dialog', { name: 'Suppression du compte' }),
    isModal: true,
  },
  {
    name: 'account deletion, requested',
    isVariant: true,
    address: '/member/account/coordinates/postal',
    before: (page) => answerWith(page, { loadSubscriber: 'deletionRequested' }),
    shows: text('Demande de suppression du compte'),
  },
  {
    name: 'bank details',
    address: '/member/account/coordinates/bank',
    then: fillBankDetails,
    shows: text('releve.pdf'),
  },
  {
    name: 'bank details, nothing filled in',
    address: '/member/account/coordinates/bank',
    then: pressed('Enregistrer'),
    shows: text("La photo du RIB n'a pas été fournie."),
  },
  {
    name: 'bank details, with a picture',
    isVariant: true,
    address: '/member/account/coordinates/bank',
    then: (page) => slip(page).setInputFiles(png),
    shows: (page) => page.getByRole('img', { name: /aperçu de photo\.png$/ }),
  },
  {
    name: 'bank details, locked',
    isVariant: true,
    address: '/member/account/coordinates/bank',
    before: lockEverything,
    shows: locked,
  },
  { name: 'add a contract', address: '/member/account/add-contract', shows: button('Ajouter') },
  {
    name: 'add a contract, nothing filled in',
    isVariant: true,
    address: '/member/account/add-contract',
    then: pressed('Ajouter'),
    shows: text('Saisissez le n° du contrat.'),
  },
];
