import { lockEverything } from '../changeAnswer.ts';
import {
  button,
  contractAt,
  failedScreen,
  loader,
  locked,
  neverAnswered,
  pressed,
  row,
  text,
} from './stateParts.ts';
import { answerWith } from '../answers.ts';
import type { State } from './State.ts';

const invoiceAddress = /\/api\/private\/invoice\//;
const invoiceView = '/member/contract/invoice/202611419/view';
const thirdContract = contractAt(2);

export const contractStates: readonly State[] = [
  {
    name: 'sum-up',
    address: '/member/contract/sum-up',
    shows: (page) => page.getByRole('switch'),
  },
  {
    name: 'sum-up, locked',
    isVariant: true,
    address: '/member/contract/sum-up',
    before: lockEverything,
    shows: locked,
  },
  { name: 'history', address: '/member/contract/history', shows: row(4) },
  {
    name: 'history, empty',
    isVariant: true,
    address: '/member/contract/history',
    then: thirdContract,
    shows: text("vous n'avez pas d'historique pour le moment."),
  },
  { name: 'invoices', address: '/member/contract/invoice/list', shows: row(8) },
  {
    name: 'invoices, one on its way',
    isVariant: true,
    address: '/member/contract/invoice/list',
    before: neverAnswered(invoiceAddress),
    then: pressed('Télécharger la facture 202611419'),
    shows: (page) =>
      page.getByRole('button', { name: 'Télécharger la facture 202611419', disabled: true }),
  },
  {
    name: 'invoices, a year on its way',
    isVariant: true,
    address: '/member/contract/invoice/list',
    before: neverAnswered(invoiceAddress),
    then: pressed('Tout télécharger (2026)'),
    shows: button('Annuler'),
  },
  {
    name: 'invoices, a year that is incomplete',
    address: '/member/contract/invoice/list',
    before: (page) =>
      page.route(/\/api\/private\/invoice\/202611419/, (route) => route.fulfill({ status: 404 })),
    then: pressed('Tout télécharger (2026)'),
    shows: (page) => page.getByRole('list', { name: 'Documents manquants' }),
  },
  {
    name: 'invoices, a year of which nothing arrives',
    isVariant: true,
    address: '/member/contract/invoice/list',
    before: (page) => answerWith(page, { downloadInvoice: 'notFound' }),
    then: pressed('Tout télécharger (2026)'),
    shows: text("Aucun document n'a pu être téléchargé."),
  },
  {
    name: 'invoices, empty',
    isVariant: true,
    address: '/member/contract/invoice/list',
    then: thirdContract,
    shows: text("vous n'avez pas aucune facture pour le moment."),
  },
  {
    name: 'an invoice, loading',
    isVariant: true,
    address: invoiceView,
    before: neverAnswered(invoiceAddress),
    shows: loader,
  },
  {
    name: 'an invoice, failed',
    isVariant: true,
    address: invoiceView,
    before: (page) => answerWith(page, { downloadInvoice: 'notFound' }),
    shows: failedScreen,
  },
];
