import type { PaymentPage } from '../../../application/ports/payment/PaymentPage';
import { postForm } from '../../browser/postForm';

/**
 * The bank's payment page at `url`: an address, or a path of the site's own origin. null where payments are
 * closed: no payment is signed, and none is posted.
 */
export function formPaymentPage(url: string | null): PaymentPage {
  return {
    open: ({ form }) => {
      if (url !== null) postForm({ action: url, fields: form, target: '_self' });
    },
  };
}
