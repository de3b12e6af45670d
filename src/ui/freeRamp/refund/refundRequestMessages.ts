import { words } from '../refundDetails.words.fr';
import type { RefundRequestError } from '../../../domain/freeRamp/refundRequest';
import { emailMessages } from '../../forms/fields/emailMessages';
import type { ErrorMessages } from '../../messages/messageFor';

/** The sentence of an invalid e-mail differs from that of the other forms (P5.22). */
export const refundRequestMessages: ErrorMessages<RefundRequestError> = {
  ...emailMessages,
  ...words.failures,
};
