import type { PayerAddressField } from '../../../domain/payment/payerAddress';

/** The payment of a notice. */
export const words = {
  payer: 'Adresse de la personne qui paie',
  payerHint: 'Elle est transmise à la banque avec le paiement.',
  lines: {
    address: 'Adresse',
    zip: 'Code postal',
    city: 'Ville',
  } satisfies Record<PayerAddressField, string>,
  missing: {
    address: "Saisissez l'adresse de la personne qui paie.",
    zip: 'Saisissez le code postal.',
    city: 'Saisissez la ville.',
  } satisfies Record<PayerAddressField, string>,
  tooLong: {
    address: (most: number): string => `Saisissez une adresse de ${most} caractères au plus.`,
    zip: (most: number): string => `Saisissez un code postal de ${most} caractères au plus.`,
    city: (most: number): string => `Saisissez une ville de ${most} caractères au plus.`,
  } satisfies Record<PayerAddressField, (most: number) => string>,
  receiptWish: 'Recevoir un justificatif de paiement',
  receiptWishHint: (email: string): string =>
    `Envoyé à ${email}, dès que le paiement est enregistré.`,
  onBankPage: 'Par carte bancaire, sur la page sécurisée de notre banque, qui vous ramène ici.',
};

export type Words = typeof words;
