import type { Page } from '@playwright/test';
import { answerWith } from '../answers.ts';
import { changeAnswer } from '../changeAnswer.ts';
import { refusedReturn } from '../bankReturn.ts';
import { keptPlates } from '../keptPlates.ts';
import { sentPayment } from '../sentPayment.ts';
import { mobileAddress, payOnline, searchNotice } from '../payOnline.ts';
import { button, heading, neverAnswered, pressed, text } from './stateParts.ts';
import type { State } from './State.ts';

const lookUps = /\/api\/public\/cnp\/retrieve$/;
const validation = /\/api\/public\/order\/validate$/;

/**
 * The payment of a notice, the pages that the bank returns to, and the links of the mobile
 * application.
 */
export const payingStates: readonly State[] = [
  {
    name: 'pay online, nothing filled in',
    address: payOnline,
    then: pressed('Rechercher'),
    shows: text("Le N° de CNP ou d'Avis de Paiement est vide ou trop court."),
  },
  {
    name: 'pay online, « Mes plaques » just switched on',
    address: payOnline,
    then: pressed('Garder mes plaques'),
    shows: text('Vos plaques seront gardées sur cet appareil.'),
  },
  {
    name: 'pay online, plates of this device',
    address: payOnline,
    before: keptPlates,
    shows: button('Remplir avec la plaque AB123CD'),
  },
  {
    name: 'pay online, searching',
    isVariant: true,
    address: payOnline,
    before: neverAnswered(lookUps),
    then: (page) => searchNotice(page),
    shows: text('Recherche…'),
  },
  {
    name: 'pay online, no such notice',
    address: payOnline,
    before: (page) => answerWith(page, { retrieveNotice: 'notFound' }),
    then: (page) => searchNotice(page),
    shows: text('Aucune constatation de non-paiement ne correspond'),
  },
  {
    name: 'pay online, a notice to pay, its address missing',
    address: payOnline,
    then: async (page: Page): Promise<void> => {
      await searchNotice(page);
      await page.getByLabel('Ville').fill('');
      await page.getByRole('button', { name: /^Payer/ }).click();
    },
    shows: text('Saisissez la ville.'),
  },
  {
    name: 'pay online, a paid notice',
    isVariant: true,
    address: payOnline,
    before: (page) => answerWith(page, { retrieveNotice: 'paid' }),
    then: (page) => searchNotice(page),
    shows: text('Cet avis est réglé'),
  },
  {
    name: 'pay online, a notice that cannot be paid',
    isVariant: true,
    address: payOnline,
    before: (page) => answerWith(page, { retrieveNotice: 'closed' }),
    then: (page) => searchNotice(page),
    shows: text("Vous n'avez pas le droit de régler"),
  },
  {
    name: 'pay online, nothing is due',
    isVariant: true,
    address: payOnline,
    before: (page) =>
      changeAnswer(page, lookUps, (body) =>
        body.replace(/"receivedAmount":\s*0/, '"receivedAmount":13.2'),
      ),
    then: (page) => searchNotice(page),
    shows: text('Il ne reste rien à payer'),
  },
  {
    name: 'payment of a notice, done',
    isVariant: true,
    address: '/payment/cnp/success?reference=26104887',
    shows: heading('Paiement validé'),
  },
  {
    name: 'payment of a notice, done, with its amount',
    address: '/payment/cnp/success?reference=26104887',
    before: sentPayment('26104887', 1320, '', [], {
      plate: 'AB123CD',
      email: 'camille.durand@example.fr',
    }),
    shows: button('Garder ma plaque'),
  },
  {
    name: 'payment of a notice, done, its plate is kept',
    isVariant: true,
    address: '/payment/cnp/success?reference=26104887',
    before: async (page: Page): Promise<void> => {
      await keptPlates(page);
      await sentPayment('26104887', 1320, '', [], {
        plate: 'EF456GH',
        email: 'camille.durand@example.fr',
      })(page);
    },
    shows: text('La plaque EF456GH est gardée'),
  },
  {
    name: 'payment of a notice, refused by the server',
    address: refusedReturn('/payment/cnp/success?reference=26104887'),
    before: (page) => answerWith(page, { validateOrder: 'refused' }),
    shows: heading('Paiement refusé'),
  },
  {
    name: 'payment of a notice, being checked',
    isVariant: true,
    address: '/payment/cnp/success?reference=26104887',
    before: neverAnswered(validation),
    shows: heading('Vérification du paiement'),
  },
  {
    name: 'payment of a notice, check failed',
    isVariant: true,
    address: '/payment/cnp/success?reference=26104887',
    before: (page) => answerWith(page, { validateOrder: 'failure' }),
    shows: button('Vérifier de nouveau'),
  },
  {
    name: 'payment of an order, refused',
    address: '/payment/order/fail?reference=CDW0000042',
    shows: heading('Paiement refusé'),
  },
  {
    name: 'payment of an invoice, without a reference',
    isVariant: true,
    address: '/payment/invoice/success',
    shows: heading('Paiement introuvable'),
  },
  {
    name: 'payment for the mobile application',
    address: mobileAddress({}),
    shows: button('Payer '),
  },
  {
    name: 'payment for the mobile application, an unusable link',
    address: '/payment/mobile',
    shows: text('Ce lien de paiement est incomplet'),
  },
];
