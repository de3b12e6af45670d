import type { PurchaseDetailsError } from '../../../domain/purchase/purchaseDetails';
import type { ErrorMessages } from '../../messages/messageFor';

const zip = (): string => 'Saisissez un code postal de 5 ou 6 caractères.';
const email = (): string => 'Saisissez une adresse e-mail complète, par exemple nom@example.fr.';

/** P5.2–P5.6. */
export const detailsMessages: ErrorMessages<PurchaseDetailsError> = {
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
  'purchaseDetails/email-too-long': () => 'Saisissez une adresse e-mail de 50 caractères au plus.',
  'purchaseDetails/confirmation-too-short': () =>
    'Saisissez une seconde fois votre adresse e-mail.',
  'purchaseDetails/emails-differ': () => 'Les deux emails fournis ne sont pas identiques.',
};
