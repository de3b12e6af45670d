import type { RefundRequestError } from '../../domain/freeRamp/refundRequest';
import type { ErrorMessages } from '../messages/messageFor';

const bicMisfit = (): string => "Votre BIC n'est pas au bon format.";

/** The third step of a refund: the person and the bank account. */
export const words = {
  title: 'Vos coordonnées',
  amount: (euros: string): string => `Vous recevrez [${euros}].`,
  /** Above the form when a field is empty; quoted (P5.22). */
  incomplete: 'Veuillez remplir tous les champs.',
  person: 'Vous',
  emailHint: 'Pour vous dire où en est votre demande.',
  holder: (email: string): string => `Votre demande part au nom de votre compte, [${email}].`,
  account: 'Le compte à créditer',
  iban: 'IBAN',
  ibanHint: '27 caractères, avec ou sans espaces.',
  submit: 'Envoyer',
  sending: 'Envoi…',
  back: 'Revenir au ticket',
  trust: {
    title: 'Votre IBAN, en confiance',
    purpose: (operator: string): string =>
      `${operator} vous demande cet IBAN pour ce remboursement, et pour rien d'autre. Il part chiffré.`,
    rib: "L'IBAN et le BIC figurent sur le relevé d'identité bancaire (RIB) de votre compte, qui doit être français.",
    doubt: (phone: string): string =>
      `Un doute\u202f? Appelez-nous au [${phone}] avant de répondre.`,
  },
  /** Quoted (P5.22); the sentence of an empty field names what is required. */
  failures: {
    'email/invalid': () => "Votre adresse mail n'est pas conforme.",
    'lastname/missing': () => 'Saisissez votre nom.',
    'firstname/missing': () => 'Saisissez votre prénom.',
    'iban/missing': () => "Saisissez l'IBAN du compte à créditer.",
    'iban/invalid': () => "Votre IBAN n'est pas valide.",
    'iban/not-french': () =>
      "Votre IBAN n'est pas français, veuillez prendre contact avec nous pour pouvoir être remboursé.",
    'bic/missing': () => 'Saisissez le BIC de votre banque.',
    'bic/too-short': bicMisfit,
    'bic/invalid': bicMisfit,
  } satisfies Omit<ErrorMessages<RefundRequestError>, `email/${'missing' | 'accented' | 'points'}`>,
};

export type Words = typeof words;
