import type { Page } from '@playwright/test';
import { answerWith } from '../answers.ts';
import { noNetwork } from '../failures.ts';
import { failedScreen, heading, loader, neverAnswered, pressed, text } from './stateParts.ts';
import type { State } from './State.ts';

const email = 'camille.durand@example.fr';
const activation = /\/api\/v2\/user\/activate$/;

const fill =
  (fields: Readonly<Record<string, string>>, button: string) =>
  async (page: Page): Promise<void> => {
    for (const [name, value] of Object.entries(fields)) {
      await page.getByLabel(name, { exact: true }).fill(value);
    }
    await pressed(button)(page);
  };
const signUp = fill(
  {
    Nom: 'Durand',
    Prénom: 'Camille',
    'Adresse e-mail': email,
    'Mot de passe': 'Calanque13',
    'Confirmation du mot de passe': 'Calanque13',
  },
  "S'inscrire",
);
const choosePassword = fill(
  {
    'Nouveau mot de passe': 'Passage2027',
    'Confirmation du mot de passe': 'Passage2027',
    'Adresse e-mail': email,
  },
  'Valider',
);
const goOn = fill({ 'Adresse e-mail': email }, 'Continuer');

/** The account screens in each of their states, without a token. */
export const accessStates: readonly State[] = [
  {
    name: 'sign-in, refused',
    address: '/espace/connexion',
    before: (page) => answerWith(page, { signIn: 'badCredentials' }),
    then: fill({ 'Adresse e-mail': email, 'Mot de passe': 'Passage2026' }, 'Se connecter'),
    shows: text('Identifiants incorrects.'),
  },
  {
    name: 'sign-up, nothing filled in',
    address: '/espace/inscription',
    then: pressed("S'inscrire"),
    shows: text('Veuillez remplir tous les champs.'),
  },
  {
    name: 'sign-up, refused',
    isVariant: true,
    address: '/espace/inscription',
    before: (page) => answerWith(page, { signUp: 'conflict' }),
    then: signUp,
    shows: text('Un compte existe déjà'),
  },
  {
    name: 'sign-up, done',
    address: '/espace/inscription',
    then: signUp,
    shows: heading('Consultez votre messagerie'),
  },
  {
    name: 'activation, loading',
    isVariant: true,
    address: '/espace/activation/jeton-42',
    before: neverAnswered(activation),
    shows: loader,
  },
  {
    name: 'activation, failed',
    address: '/espace/activation/jeton-42',
    before: (page) => noNetwork(page, activation),
    shows: failedScreen,
  },
  {
    name: 'lost password, unknown e-mail',
    address: '/mot-de-passe-oublie',
    before: (page) => answerWith(page, { resetLostPassword: 'notFound' }),
    then: fill({ 'Adresse e-mail': email }, 'Envoyer'),
    shows: text('Aucun compte ne correspond'),
  },
  {
    name: 'lost password, mail sent',
    isVariant: true,
    address: '/mot-de-passe-oublie',
    then: fill({ 'Adresse e-mail': email }, 'Envoyer'),
    shows: heading('Consultez votre messagerie'),
  },
  {
    name: 'new password, nothing filled in',
    address: '/mot-de-passe-oublie?token=lien-42',
    then: pressed('Valider'),
    shows: text('Choisissez un mot de passe.'),
  },
  {
    name: 'new password, with an old link',
    isVariant: true,
    address: '/mot-de-passe-oublie?token=lien-42',
    before: (page) => answerWith(page, { resetLostPassword: 'refused' }),
    then: choosePassword,
    shows: text("Ce lien n'est plus valable"),
  },
  {
    name: 'new password, chosen',
    isVariant: true,
    address: '/premiere-connexion?token=lien-42',
    before: (page) => answerWith(page, { resetLostPassword: 'passwordChanged' }),
    then: choosePassword,
    shows: text('Votre mot de passe a été modifié.'),
  },
  {
    name: 'first connection, e-mail not found',
    address: '/premiere-connexion',
    before: (page) => answerWith(page, { openFirstConnection: 'notFound' }),
    then: async (page: Page): Promise<void> => {
      await goOn(page);
      await page.getByRole('heading', { name: 'Votre contrat' }).waitFor();
      await pressed('Continuer')(page);
    },
    shows: text('Saisissez le n° du contrat.'),
  },
];
