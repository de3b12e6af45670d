import type { ComponentType } from 'react';
import { routes } from '../navigation/routes';
import { island } from '../state/island';

/** The payment of a notice, the one that the mobile application asks for, and what the bank leads back to: too seldom seen for the first load to name them. */
export const payingPages: Readonly<Record<string, ComponentType>> = {
  [routes.payOnline]: island(
    async () => (await import('../public/payOnline/PayOnlinePage')).PayOnlinePage,
  ),
  [routes.mobilePayment]: island(
    async () => (await import('../payment/mobile/MobilePaymentPage')).MobilePaymentPage,
  ),
  [routes.paymentReturn]: island(
    async () => (await import('../payment/returns/PaymentReturnPage')).PaymentReturnPage,
  ),
};
