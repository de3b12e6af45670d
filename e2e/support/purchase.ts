import type { Page } from '@playwright/test';
import type { KeptPurchase, WrittenPurchase } from '../../src/domain/purchase/keptPurchase.ts';
import type { PurchaseDraft } from '../../src/domain/purchase/purchaseDraft.ts';

const nobody = {
  companyName: '',
  address: '',
  address2: '',
  address3: '',
  zip: '',
  city: '',
  phoneHome: '',
  phoneMobile: '',
  phoneWork: '',
};

/** Steps 1 to 3 filled in: an individual, one Tunnel Pass badge, from the locker. */
export const filledDraft: PurchaseDraft = {
  choice: { customerType: 'individual', planCode: 'tunnelPass' },
  details: {
    ...nobody,
    civility: '',
    contact: '',
    name: 'DURAND CAMILLE',
    hasOwnNames: false,
    firstname: '',
    lastname: '',
    address: '12 RUE DE LA REPUBLIQUE',
    zip: '13002',
    city: 'MARSEILLE',
    phoneMobile: '0639980112',
    email: 'camille.durand@example.fr',
    emailConfirmation: 'camille.durand@example.fr',
    hasOwnBilling: false,
    billing: nobody,
  },
  delivery: { quantity: '1', deliveryType: 'locker', address: nobody, wantsPostalInvoices: false },
  terms: { areAccepted: false },
};

/**
 * Stores an earlier purchase on the device, `filledDraft` by default, before the page loads. It is
 * written once per session: what the page changes later stays.
 */
export async function storePurchase(
  page: Page,
  {
    draft = {},
    ...rest
  }: Partial<Omit<KeptPurchase, 'draft'>> & { readonly draft?: Partial<PurchaseDraft> } = {},
): Promise<void> {
  const kept: Omit<WrittenPurchase, 'keptAt'> = {
    draft: { ...filledDraft, ...draft },
    orderKey: null,
    placed: null,
    ...rest,
  };
  await page.addInitScript((written) => {
    if (sessionStorage.getItem('kept') !== null) return;
    sessionStorage.setItem('kept', 'yes');
    const keptAt = Math.floor(Date.now() / 1000);
    localStorage.setItem('purchase', JSON.stringify({ ...written, keptAt }));
  }, kept);
}
