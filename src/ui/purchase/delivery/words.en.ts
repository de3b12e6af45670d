import type { Words } from './words.fr';

export const words: Words = {
  quantity: 'Number of tags',
  quantityHint: (most) => `From 1 to ${most} tags, one for each vehicle.`,
  choose: 'Choose',
  postalInvoices: 'Receive my invoices by post',
  postalInvoicesHint:
    'This option is charged at the current price. Without it, you find your invoices in your account.',
  errors: {
    'purchaseDelivery/quantity-missing': () => 'Choose the number of tags.',
    'purchaseDelivery/deliveryType-missing': () => 'Choose a delivery.',
  },
};
