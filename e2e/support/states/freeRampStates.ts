import type { Page } from '@playwright/test';
import { answerWith } from '../answers.ts';
import { changeAnswer } from '../changeAnswer.ts';
import {
  button,
  failedScreen,
  heading,
  loader,
  neverAnswered,
  pressed,
  row,
  text,
} from './stateParts.ts';
import type { State } from './State.ts';

const tickets = '/espace/gratuite/recu/ticket';
const ticketAddress = /\/api\/v2\/ticket\?/;

/** The free-ramp area of an account, in each of its states. */
export const freeRampStates: readonly State[] = [
  {
    name: 'welcome of an account',
    address: '/espace/gratuite',
    shows: (page) => page.getByRole('link', { name: 'Voir votre IBAN' }),
  },
  {
    name: 'welcome of an account, one summary failed',
    address: '/espace/gratuite',
    before: (page) => answerWith(page, { listRefunds: 'failure' }),
    shows: button('Réessayer pour Remboursements'),
  },
  {
    name: 'welcome of an account, refunds and tickets that are partly unreadable',
    address: '/espace/gratuite',
    before: (page) =>
      changeAnswer(page, /\/api\/v2\/(refund|ticket\b)/, (body) =>
        body.replace(/"creationDate":\s*\{[^}]*\}/, '"creationDate":{"timestamp":"?"}'),
      ),
    shows: text('À vérifier'),
  },
  { name: 'receipts', address: '/espace/gratuite/recu', shows: row(3) },
  {
    name: 'receipts, empty',
    isVariant: true,
    address: '/espace/gratuite/recu',
    before: (page) => answerWith(page, { listReceipts: 'empty' }),
    shows: text("Vous n'avez pas encore de reçu."),
  },
  {
    name: 'tickets, two ticked',
    address: tickets,
    then: async (page: Page): Promise<void> => {
      await page.getByRole('checkbox', { name: /20\/11\/2026 18:12/ }).check();
      await page.getByRole('checkbox', { name: /18\/11\/2026/ }).check();
    },
    shows: text('2 tickets sélectionnés'),
  },
  {
    name: 'tickets, empty without a card',
    address: tickets,
    before: (page) => answerWith(page, { listTickets: 'empty', listTicketFluxes: 'empty' }),
    shows: text("Aucune carte n'est associée"),
  },
  {
    name: 'tickets, loading',
    isVariant: true,
    address: tickets,
    before: neverAnswered(ticketAddress),
    shows: loader,
  },
  {
    name: 'tickets, failed',
    isVariant: true,
    address: tickets,
    before: (page) => answerWith(page, { listTickets: 'refused' }),
    shows: failedScreen,
  },
  {
    name: 'card to link, fields missing',
    address: '/espace/gratuite/recu/ajouter',
    then: pressed('Associer'),
    shows: text('Veuillez remplir tous les champs.'),
  },
  { name: 'cards', address: '/espace/gratuite/recu/gerer', shows: row(2) },
  {
    name: 'card to unlink, to be confirmed',
    address: '/espace/gratuite/recu/gerer',
    then: (page) => page.getByRole('button', { name: /^Dissocier la carte de AB123CD/ }).click(),
    isModal: true,
    shows: (page) => page.getByRole('dialog'),
  },
  { name: 'bank account', address: '/espace/gratuite/banque', shows: row(1) },
  {
    name: 'bank account, none',
    isVariant: true,
    address: '/espace/gratuite/banque',
    before: (page) => answerWith(page, { listBankAccounts: 'empty' }),
    shows: text("Aucun IBAN n'est enregistré."),
  },
  {
    name: 'bank account to add, fields missing',
    address: '/espace/gratuite/banque/ajouter',
    then: pressed('Enregistrer'),
    shows: text('Vous devez remplir tous les champs.'),
  },
  {
    name: 'account, nothing to change',
    address: '/espace/gratuite/compte',
    then: pressed('Enregistrer'),
    shows: text("Rien n'a été modifié"),
  },
];

/** The free-ramp area of a visitor. */
export const freeRampVisitorStates: readonly State[] = [
  {
    name: 'welcome of a visitor',
    address: '/espace/gratuite',
    shows: heading('Avec un compte gratuit'),
  },
  {
    name: 'receipts of a visitor',
    address: '/espace/gratuite/recu',
    shows: heading('Avec un compte gratuit'),
  },
];
