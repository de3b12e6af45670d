import type { Civility } from '../../../../domain/purchase/civility';
import type {
  PurchaseDetailsError,
  PurchaseLine,
} from '../../../../domain/purchase/purchaseDetails';
import type { ErrorMessages } from '../../../messages/messageFor';

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
  companyName: 'Raison sociale',
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
    'purchaseDetails/phone-not-digits': () =>
      'Saisissez un numéro en chiffres, par exemple 06 39 98 01 12.',
    'purchaseDetails/phone-too-long': () =>
      'Saisissez 10 chiffres au plus, par exemple 06 39 98 01 12. Si votre numéro est plus long, laissez ce champ vide.',
    'purchaseDetails/email-too-short': email,
    'purchaseDetails/email-invalid': email,
    'purchaseDetails/email-too-long': () =>
      'Saisissez une adresse e-mail de 50 caractères au plus.',
    'purchaseDetails/confirmation-too-short': () =>
      'Saisissez une seconde fois votre adresse e-mail.',
    'purchaseDetails/emails-differ': () => 'Les deux emails fournis ne sont pas identiques.',
  } satisfies ErrorMessages<PurchaseDetailsError>,
};

export type Words = typeof words;
