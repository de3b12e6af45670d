import type { PaymentPage } from '../../application/ports/payment/PaymentPage';
import { postForm } from './postForm';

/** The bank's payment page at `url`: an address, or a path of the site's own origin. */
export function formPaymentPage(url: string): PaymentPage {
  return {
    open: (payment) => {
      const { ...fields } = payment;
      postForm({ action: url, fields, target: '_self' });
    },
  };
}
