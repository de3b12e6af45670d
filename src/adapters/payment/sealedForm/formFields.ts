import type { SignedPayment } from '../../../application/ports/payment/PaymentSigner';
import { parisClock } from '../../../domain/basis/calendarDay';
import type { Instant } from '../../../domain/basis/instant';
import { centsFromEuros, type Cents } from '../../../domain/basis/money';
import { writeFrenchDay } from '../../../domain/basis/readCalendarDay';
import type { PaymentRequest } from '../../../domain/payment/paymentRequest';
import { paymentContext } from './billingContext';

/** The operator's identifiers at the bank. */
export interface Merchant {
  /** Number of the payment terminal, 7 digits. */
  readonly terminal: string;
  readonly company: string;
  /** Origin of the site with the base of the language of the page, without a slash at the end. */
  readonly siteOrigin: string;
}

/** The fields of the payment form, interface v3.0, without the seal (P7.19). */
export interface PaymentFields {
  readonly version: string;
  readonly TPE: string;
  readonly societe: string;
  readonly lgue: string;
  /** `JJ/MM/AAAA:HH:MM:SS` in Europe/Paris. */
  readonly date: string;
  /** `95.25EUR`. */
  readonly montant: string;
  readonly reference: string;
  readonly mail: string;
  readonly 'texte-libre': string;
  /** Base64 of JSON: the billed person (M5.29). */
  readonly contexte_commande: string;
  readonly url_retour_ok: string;
  readonly url_retour_err: string;
}

/** A form ready to be posted: `MAC` is 40 hexadecimal digits computed from all other fields. */
export type SealedForm = PaymentFields & { readonly MAC: string };

/** The fields of a payment: version 3.0, French, euros (P7.19, P9.6, M9.8). */
export function paymentFields(request: PaymentRequest, merchant: Merchant): PaymentFields {
  return {
    version: '3.0',
    TPE: merchant.terminal,
    societe: merchant.company,
    lgue: 'FR',
    date: paymentDate(request.at),
    montant: paymentAmount(request.amount),
    reference: request.reference,
    mail: request.email,
    'texte-libre': request.type,
    contexte_commande: paymentContext(request.billing),
    url_retour_ok: merchant.siteOrigin + request.returns.success,
    url_retour_err: merchant.siteOrigin + request.returns.failure,
  };
}

/** `JJ/MM/AAAA:HH:MM:SS` in Europe/Paris, whose offset from UTC is a whole number of minutes. */
function paymentDate(at: Instant): string {
  const seconds = String(Math.floor(at) % 60).padStart(2, '0');
  const { day, time } = parisClock(at);
  return `${writeFrenchDay(day)}:${time}:${seconds}`;
}

/** A sealed form as it is compared with what was asked. */
export function toSignedPayment(form: SealedForm): SignedPayment {
  return { reference: form.reference, amount: sealedAmount(form), form: { ...form } };
}

/** The amount in a sealed form. The API contract requires the form `95.25EUR`. */
export function sealedAmount({ montant }: Pick<SealedForm, 'montant'>): Cents {
  return centsFromEuros(Number(montant.slice(0, -'EUR'.length)));
}

/** `95.25EUR`: always two decimals (M9.8). The amount is not negative. */
function paymentAmount(amount: Cents): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}EUR`;
}
