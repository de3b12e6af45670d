import { words } from './noticePayment.words.fr';
import { payerAddressLengths, type PayerAddressError } from '../../../domain/payment/payerAddress';
import type { ErrorMessages } from '../../messages/messageFor';

const { missing, tooLong } = words;

/** The lengths are those that the bank accepts. */
export const payerAddressMessages: ErrorMessages<PayerAddressError> = {
  'payer/address-missing': () => missing.address,
  'payer/address-too-long': () => tooLong.address(payerAddressLengths.address),
  'payer/zip-missing': () => missing.zip,
  'payer/zip-too-long': () => tooLong.zip(payerAddressLengths.zip),
  'payer/city-missing': () => missing.city,
  'payer/city-too-long': () => tooLong.city(payerAddressLengths.city),
};
