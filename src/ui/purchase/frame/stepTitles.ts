import type { PurchaseStep } from '../../../domain/purchase/purchaseStep';

/** Quoted from the specification (P2.15–P2.21). */
export const stepTitles: Readonly<Record<PurchaseStep, string>> = {
  choice: 'Choix de votre abonnement',
  details: 'Vos coordonnées',
  delivery: 'Votre commande',
  bank: 'Vos informations bancaires',
  terms: 'Conditions générales de vente',
  contract: 'Votre contrat',
  summary: 'Récapitulatif de votre commande',
};

/** Short titles for the list of steps. */
export const shortStepTitles: Readonly<Record<PurchaseStep, string>> = {
  choice: 'Abonnement',
  details: 'Coordonnées',
  delivery: 'Commande',
  bank: 'Banque',
  terms: 'Conditions',
  contract: 'Contrat',
  summary: 'Paiement',
};
