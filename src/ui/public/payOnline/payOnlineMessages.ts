import type { NoticeSearchError } from '../../../domain/notice/noticeSearch';
import { payerAddressLengths, type PayerAddressError } from '../../../domain/payment/payerAddress';
import { emailMessages } from '../../forms/fields/emailMessages';
import type { ErrorMessages } from '../../messages/messageFor';

/** Number and plate are quoted (P5.10, P5.11). */
export const noticeSearchMessages: ErrorMessages<NoticeSearchError> = {
  ...emailMessages,
  'notice/number-too-short': () => "Le N° de CNP ou d'Avis de Paiement est vide ou trop court.",
  'notice/plate-unfit': () =>
    "La plaque d'immatriculation fournie est vide ou trop courte ou non conforme.",
};

export const payerAddressMessages: ErrorMessages<PayerAddressError> = {
  'payer/address-missing': () => "Saisissez l'adresse de la personne qui paie.",
  'payer/address-too-long': () =>
    `Saisissez une adresse de ${payerAddressLengths.address} caractères au plus.`,
  'payer/zip-missing': () => 'Saisissez le code postal.',
  'payer/zip-too-long': () =>
    `Saisissez un code postal de ${payerAddressLengths.zip} caractères au plus.`,
  'payer/city-missing': () => 'Saisissez la ville.',
  'payer/city-too-long': () =>
    `Saisissez une ville de ${payerAddressLengths.city} caractères au plus.`,
};
