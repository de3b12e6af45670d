import type { Page } from '@playwright/test';
import { answerWith } from '../answers.ts';
import {
  askToBeRefunded,
  fillRefundRequest,
  search,
  wizard,
  wizardOfTicket,
} from '../refundWizard.ts';
import { failedScreen, heading, loader, neverAnswered, pressed, text } from './stateParts.ts';
import type { State } from './State.ts';

/** For a visitor. */
export const visitorRefundStates: readonly State[] = [
  {
    name: 'refunds, a visitor',
    address: '/espace/gratuite/remboursement',
    shows: heading('Avec un compte gratuit'),
  },
  {
    name: 'refund wizard, an invalid identifier',
    address: wizard,
    then: (page) => search(page, '1234'),
    shows: text("L'identifiant fourni n'est au bon format."),
  },
  {
    name: 'refund wizard, searching',
    isVariant: true,
    address: wizardOfTicket,
    before: neverAnswered(/\/api\/public\/free\/cash$/),
    shows: text('Recherche…'),
  },
  {
    name: 'refund wizard, unknown ticket',
    isVariant: true,
    address: wizardOfTicket,
    before: (page) => answerWith(page, { lookUpCashTicket: 'notFound' }),
    shows: text('Aucun ticket ne correspond à cet identifiant.'),
  },
  {
    name: 'refund wizard, a refundable ticket',
    address: wizardOfTicket,
    shows: (page) => page.getByRole('link', { name: 'Être remboursé' }),
  },
  {
    name: 'refund wizard, a refunded ticket',
    isVariant: true,
    address: wizardOfTicket,
    before: (page) => answerWith(page, { lookUpCashTicket: 'alreadyRefunded' }),
    shows: text('Ce ticket a déjà été remboursé.'),
  },
  {
    name: 'refund wizard, a ticket handed out at the lane',
    isVariant: true,
    address: wizardOfTicket,
    before: (page) => answerWith(page, { lookUpCashTicket: 'directlyFinal' }),
    shows: text('remis en voie'),
  },
  {
    name: 'refund wizard, nothing filled in',
    address: wizardOfTicket,
    then: async (page: Page): Promise<void> => {
      await askToBeRefunded(page);
      await pressed('Envoyer')(page);
    },
    shows: text('Veuillez remplir tous les champs.'),
  },
  {
    name: 'refund wizard, sent',
    address: wizardOfTicket,
    then: async (page: Page): Promise<void> => {
      await askToBeRefunded(page);
      await fillRefundRequest(page);
      await pressed('Envoyer')(page);
    },
    shows: heading('Demande envoyée'),
  },
];

const tickAll = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await pressed('Demander le remboursement')(page);
};
const refunds = '/espace/gratuite/remboursement';

/** For an account. */
export const accountRefundStates: readonly State[] = [
  {
    name: 'refunds',
    address: refunds,
    then: (page) => page.getByRole('checkbox', { name: 'Tout sélectionner' }).check(),
    shows: text('2 remboursements sélectionnés'),
  },
  {
    name: 'refunds, empty',
    isVariant: true,
    address: refunds,
    before: (page) => answerWith(page, { listRefunds: 'empty' }),
    shows: text('Aucun remboursement pour le moment.'),
  },
  {
    name: 'refunds, loading',
    isVariant: true,
    address: refunds,
    before: neverAnswered(/\/api\/v2\/refund$/),
    shows: loader,
  },
  {
    name: 'refunds, failed',
    isVariant: true,
    address: refunds,
    before: (page) => answerWith(page, { listRefunds: 'failure' }),
    shows: failedScreen,
  },
  {
    name: 'claim, to be confirmed',
    address: refunds,
    then: tickAll,
    shows: text('FR76 3000 6000'),
  },
  {
    name: 'claim, without a bank account',
    address: refunds,
    before: (page) => answerWith(page, { listBankAccounts: 'empty' }),
    then: tickAll,
    shows: (page) => page.getByRole('link', { name: 'Ajouter un IBAN' }),
  },
  {
    name: 'claim, confirmed',
    isVariant: true,
    address: refunds,
    then: async (page: Page): Promise<void> => {
      await tickAll(page);
      await pressed('Confirmer')(page);
    },
    shows: heading('Remboursements demandés'),
  },
  {
    name: 'claim, nothing chosen',
    isVariant: true,
    address: '/espace/gratuite/remboursement/demande',
    shows: text("Aucun remboursement n'est choisi."),
  },
  {
    name: 'refund wizard of an account, without a bank account',
    address: wizardOfTicket,
    before: (page) => answerWith(page, { listBankAccounts: 'empty' }),
    shows: text("Vous ajouterez d'abord l'IBAN"),
  },
];
