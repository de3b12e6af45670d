import type { PurchaseChoiceError } from '../../../domain/purchase/purchaseChoice';
import type { ErrorMessages } from '../../messages/messageFor';

/** P5.1. */
export const choiceMessages: ErrorMessages<PurchaseChoiceError> = {
  'purchaseChoice/customerType-missing': () =>
    'Choisissez si vous êtes un particulier ou un professionnel.',
  'purchaseChoice/planCode-missing': () => 'Choisissez une offre.',
};
