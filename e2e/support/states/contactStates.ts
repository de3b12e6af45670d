import type { Page } from '@playwright/test';
import { answerWith } from '../answers.ts';
import { field, fillAuthor, fillPassage, send } from '../contactForm.ts';
import { heading, neverAnswered, text } from './stateParts.ts';
import type { State } from './State.ts';

const address = '/nous-contacter';

const askForReceipt = async (page: Page): Promise<void> => {
  await field(page, 'Sujet').selectOption('Reçu');
  await field(page, 'Carte bancaire').check();
  await send(page).click();
};
const writeAboutNotice = async (page: Page): Promise<void> => {
  await field(page, 'Sujet').selectOption('CNP');
  await fillPassage(page);
  await fillAuthor(page);
  await send(page).click();
};

/** « Nous contacter », for a visitor. */
export const contactStates: readonly State[] = [
  {
    name: 'contact, a receipt paid by card, nothing filled in',
    address,
    then: askForReceipt,
    shows: text('les 4 derniers chiffres de votre carte bleue.'),
  },
  {
    name: 'contact, on arrival',
    address,
    shows: heading('Nous joindre autrement'),
  },
  {
    name: 'contact, sending',
    isVariant: true,
    address,
    before: neverAnswered(/\/api\/public\/message$/),
    then: writeAboutNotice,
    shows: text('Envoi…'),
  },
  {
    name: 'contact, sent',
    address,
    then: writeAboutNotice,
    shows: heading('Message envoyé'),
  },
  {
    name: 'contact, refused',
    isVariant: true,
    address,
    before: (page) => answerWith(page, { sendMessage: 'refused' }),
    then: writeAboutNotice,
    shows: text("Une erreur est survenue durant l'envoi de votre message"),
  },
  {
    name: 'contact, the answer was lost',
    address,
    before: (page) => answerWith(page, { sendMessage: 'failure' }),
    then: writeAboutNotice,
    shows: text("Nous ne savons pas s'il nous est parvenu"),
  },
];
