import type { CustomerType } from '../../../domain/customerType';

export const customerWords: Readonly<Record<CustomerType, string>> = {
  individual: 'Un particulier',
  professional: 'Un professionnel',
};
