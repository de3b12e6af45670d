import type { Page } from '@playwright/test';
import { answerWith } from '../answers.ts';
import { field } from '../contactForm.ts';
import { heading, neverAnswered, pressed, text } from './stateParts.ts';
import type { State } from './State.ts';

const cancellation = '/nous-contacter/resilier';
const withdrawal = '/nous-contacter/renoncer';

const fillIn = async (page: Page, contract: string): Promise<void> => {
  await field(page, 'Nom et prénom, ou raison sociale').fill('Camille Durand');
  await field(page, 'Adresse e-mail').fill('camille.durand@example.fr');
  await field(page, contract).fill('00412873');
  await pressed('Vérifier ma demande')(page);
};
const fillCancellation = (page: Page): Promise<void> => fillIn(page, 'N° de contrat');
const fillWithdrawal = (page: Page): Promise<void> => fillIn(page, 'N° de contrat ou de commande');

/** « Résilier votre contrat » and « Renoncer au contrat », step by step. */
export const endingStates: readonly State[] = [
  {
    name: 'cancellation, nothing filled in',
    address: cancellation,
    then: pressed('Vérifier ma demande'),
    shows: text('Saisissez le numéro de votre contrat.'),
  },
  {
    name: 'cancellation, to be checked',
    address: cancellation,
    then: fillCancellation,
    shows: heading('Vérifiez votre demande'),
  },
  {
    name: 'cancellation, sending',
    isVariant: true,
    address: cancellation,
    before: neverAnswered(/\/api\/public\/message$/),
    then: async (page: Page): Promise<void> => {
      await fillCancellation(page);
      await pressed('Notifier la résiliation')(page);
    },
    shows: text('Envoi…'),
  },
  {
    name: 'cancellation, refused',
    isVariant: true,
    address: cancellation,
    before: (page) => answerWith(page, { sendMessage: 'refused' }),
    then: async (page: Page): Promise<void> => {
      await fillCancellation(page);
      await pressed('Notifier la résiliation')(page);
    },
    shows: text("Votre demande n'a pas été envoyée."),
  },
  {
    name: 'cancellation, sent',
    address: cancellation,
    then: async (page: Page): Promise<void> => {
      await fillCancellation(page);
      await pressed('Notifier la résiliation')(page);
    },
    shows: heading('Résiliation notifiée'),
  },
  {
    name: 'withdrawal, to be checked',
    address: withdrawal,
    then: fillWithdrawal,
    shows: heading('Vérifiez votre demande'),
  },
  {
    name: 'withdrawal, sent',
    isVariant: true,
    address: withdrawal,
    then: async (page: Page): Promise<void> => {
      await fillWithdrawal(page);
      await pressed('Confirmer la rétractation')(page);
    },
    shows: heading('Rétractation envoyée'),
  },
];
