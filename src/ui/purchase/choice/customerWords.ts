import type { CustomerType } from '../../../domain/purchase/customerType';

export const customerWords: Readonly<Record<CustomerType, string>> = {
  individual: 'Un particulier',
  professional: 'Un professionnel',
};

export const customerMeanings: Readonly<Record<CustomerType, string>> = {
  individual: 'Pour vos véhicules personnels.',
  professional: 'Pour les véhicules de votre entreprise. Préparez son Kbis.',
};
