import type { EmailError } from '../../../domain/basis/email';
import type { PhoneError } from '../../../domain/basis/phone';
import type { Civility } from '../../../domain/purchase/civility';
import type { PurchaseDetailsError, PurchaseLine } from '../../../domain/purchase/purchaseDetails';
import type { ErrorMessages } from '../../messages/messageFor';

const zip = (): string => 'Saisissez un code postal de 5 ou 6 caractères.';
const email = (): string => 'Saisissez une adresse e-mail complète, par exemple nom@example.fr.';

/** Step 2 of the purchase. */
export const words = {
  you: 'Vous',
  company: 'Votre entreprise',
  civility: 'Civilité',
  civilities: { madame: 'Madame', monsieur: 'Monsieur' } satisfies Record<Civility, string>,
  name: 'Nom et prénom',
  nameHint: 'Votre nom, puis votre prénom, par exemple DURAND CAMILLE.',
  /** As they will stand there, « Au contrat : JEAN PIERRE DURAND ». */
  inContract: (firstname: string, lastname: string): string =>
    `Au contrat\u202f: [${firstname} ${lastname}]`,
  correct: 'Corriger',
  firstname: 'Prénom',
  lastname: 'Nom',
  companyName: 'Raison sociale',
  contact: 'Nom et prénom du contact',
  contactHint: 'La personne qui signe le contrat, par exemple DURAND CAMILLE. Peut rester vide.',
  billingNameHint: 'À qui adresser les factures.',
  address: 'Votre adresse',
  addressRules:
    '30 caractères par ligne au plus. Les accents, les tirets et les apostrophes sont retirés, comme le veut la norme postale.',
  phones: 'Vos téléphones',
  lines: {
    address: 'Adresse',
    address2: 'Adresse 2',
    address3: 'Adresse 3',
    zip: 'Code postal',
    city: 'Ville',
    phoneHome: 'Téléphone domicile',
    phoneMobile: 'Téléphone mobile',
    phoneWork: 'Téléphone travail',
  } satisfies Record<Exclude<PurchaseLine, 'companyName'>, string>,
  emails: 'Votre adresse e-mail',
  email: 'Adresse e-mail',
  emailHint: 'Pour vous envoyer votre contrat et le suivi de votre commande.',
  emailConfirmation: "Confirmation de l'adresse e-mail",
  hasOwnBilling: 'Adresse de facturation différente',
  billing: 'Adresse de facturation',
  /** P5.2–P5.6. */
  errors: {
    'purchaseDetails/name-incomplete': () => 'Veuillez renseigner votre nom et votre prénom.',
    'purchaseDetails/firstname-missing': () => 'Saisissez votre prénom.',
    'purchaseDetails/lastname-missing': () => 'Saisissez votre nom.',
    'purchaseDetails/name-not-latin': () => 'Écrivez votre nom en lettres latines.',
    'purchaseDetails/line-not-latin': () => 'Écrivez cette ligne en lettres latines.',
    'purchaseDetails/companyName-missing': () => 'Saisissez la raison sociale de votre entreprise.',
    'purchaseDetails/billing-name-too-short': () =>
      'Saisissez le nom du destinataire des factures, en 3 caractères au moins.',
    'purchaseDetails/name-too-long': () => 'Saisissez 30 caractères au plus\u202f: abrégez le nom.',
    'purchaseDetails/address-too-short': () =>
      "Saisissez une adresse d'au moins 5 caractères, par exemple 12 RUE DU PORT.",
    'purchaseDetails/line-too-long': () =>
      "Saisissez 30 caractères au plus\u202f: abrégez, ou répartissez l'adresse sur ses trois lignes.",
    'purchaseDetails/zip-too-short': zip,
    'purchaseDetails/zip-too-long': zip,
    'purchaseDetails/city-too-short': () => "Saisissez une ville d'au moins 2 caractères.",
    'purchaseDetails/city-too-long': () =>
      'Saisissez 25 caractères au plus\u202f: abrégez, par exemple ST pour SAINT.',
    'purchaseDetails/email-too-short': email,
    'purchaseDetails/email-too-long': () =>
      'Saisissez une adresse e-mail de 50 caractères au plus.',
    'purchaseDetails/confirmation-too-short': () =>
      'Saisissez une seconde fois votre adresse e-mail.',
    'purchaseDetails/emails-differ': () => 'Les deux emails fournis ne sont pas identiques.',
  } satisfies ErrorMessages<Exclude<PurchaseDetailsError, EmailError | PhoneError>>,
};

export type Words = typeof words;
