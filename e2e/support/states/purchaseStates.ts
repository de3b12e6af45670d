import type { Page } from '@playwright/test';
import { answerWith } from '../answers.ts';
import { filledDraft, storePurchase } from '../purchase.ts';
import { fill, giveBank, goToTerms, next, order, purchasePage, terms } from '../purchaseTunnel.ts';
import { button, failedScreen, loader, neverAnswered, pressed, text } from './stateParts.ts';
import type { State } from './State.ts';

const publicData = /\/api\/public\/data$/;
const orderAddress = '/achat/CDW0000042';
const signedAddress = `${orderAddress}/signe`;
const step = (words: string): string => `${purchasePage}?etape=${words}`;

/** The states of the purchase that the tests of its steps do not check. */
export const purchaseStates: readonly State[] = [
  {
    name: 'purchase, loading the plans',
    isVariant: true,
    address: purchasePage,
    before: neverAnswered(publicData),
    shows: loader,
  },
  {
    name: 'purchase, the plans failed to load',
    isVariant: true,
    address: purchasePage,
    before: (page) => answerWith(page, { loadPublicData: 'failure' }),
    shows: failedScreen,
  },
  {
    name: 'purchase, step 1, nothing chosen',
    address: purchasePage,
    then: pressed('Suivant'),
    shows: text('Choisissez une offre.'),
  },
  {
    name: 'purchase, step 1, restored from this device',
    address: purchasePage,
    before: (page) => storePurchase(page),
    shows: text('Nous avons gardé votre saisie'),
  },
  {
    name: 'purchase, step 3, another address without its lines, e-mail with an account',
    address: step('commande'),
    before: async (page: Page): Promise<void> => {
      await answerWith(page, { checkEmail: 'existing' });
      await storePurchase(page);
    },
    then: async (page: Page): Promise<void> => {
      await page.getByRole('radio', { name: 'Livraison à une autre adresse' }).check();
      await next(page).click();
      await page.getByText('votre commande y sera rattachée').waitFor();
    },
    shows: text('Saisissez une ville de 2 à 25 caractères.'),
  },
  {
    name: 'purchase, step 4, a foreign IBAN and a photo',
    address: step('banque'),
    before: (page) => storePurchase(page),
    then: async (page: Page): Promise<void> => {
      await giveBank(page, ['RIB']);
      await fill(page, { IBAN: 'DE89 3704 0044 0532 0130 00' });
      await next(page).click();
    },
    shows: text("L'IBAN fourni est trop court."),
  },
  {
    name: 'purchase, step 5, terms not accepted',
    isVariant: true,
    address: step('banque'),
    before: (page) => storePurchase(page),
    then: async (page: Page): Promise<void> => {
      await goToTerms(page);
      await order(page).click();
    },
    shows: text('Acceptez les conditions générales de vente'),
  },
  {
    name: 'purchase, step 5, the order is refused',
    address: step('banque'),
    before: async (page: Page): Promise<void> => {
      await answerWith(page, { addOrder: 'refused' });
      await storePurchase(page);
    },
    then: async (page: Page): Promise<void> => {
      await goToTerms(page);
      await terms(page).check();
      await order(page).click();
    },
    shows: text("Votre commande n'a pas pu être enregistrée"),
  },
  {
    name: 'purchase, step 6, the contract to sign',
    address: step('banque'),
    before: async (page: Page): Promise<void> => {
      await answerWith(page, { validateOrder: 'refused' });
      await storePurchase(page);
    },
    then: async (page: Page): Promise<void> => {
      await goToTerms(page);
      await terms(page).check();
      await order(page).click();
    },
    shows: (page) => page.getByRole('link', { name: 'Signer mon contrat' }),
  },
  {
    name: 'purchase, unknown order',
    address: '/achat/CDW0000099',
    before: (page) => answerWith(page, { findOrderReference: 'notFound' }),
    shows: text('Nous ne trouvons pas cette commande'),
  },
  {
    name: 'purchase, step 7, a professional with another billing address',
    address: signedAddress,
    before: (page) => answerWith(page, { retrieveOrder: 'professional', validateOrder: 'refused' }),
    shows: text('8 QUAI DES FORGES'),
  },
  {
    name: 'purchase, step 7, payment state unknown',
    isVariant: true,
    address: signedAddress,
    before: (page) => answerWith(page, { validateOrder: 'failure' }),
    shows: button('Vérifier le paiement'),
  },
  {
    name: 'purchase, step 7, paid from this device',
    isVariant: true,
    address: signedAddress,
    before: (page) =>
      storePurchase(page, {
        placed: { reference: 'CDW0000042' as never, isSigned: true, isPaid: true, total: null },
      }),
    shows: text('Cette commande est payée'),
  },
  {
    name: 'purchase, step 7, ordered at an earlier price',
    isVariant: true,
    address: signedAddress,
    before: async (page: Page): Promise<void> => {
      await answerWith(page, { validateOrder: 'refused' });
      const { details, delivery } = filledDraft;
      await storePurchase(page, {
        draft: {
          details: { ...details, name: 'CAMILLE DURAND' },
          delivery: {
            ...delivery,
            quantity: '2',
            deliveryType: 'address',
            address: {
              ...delivery.address,
              address: '5 COURS DES CALFATS',
              address2: 'ESCALIER B',
              zip: '13006',
              city: 'MARSEILLE',
            },
          },
        },
        placed: {
          reference: 'CDW0000042' as never,
          isSigned: true,
          isPaid: false,
          total: 5000 as never,
        },
      });
    },
    shows: text('50,00'),
  },
  {
    name: 'purchase, step 6, the address says that the contract is signed',
    address: `${signedAddress}?etape=contrat`,
    before: (page) => answerWith(page, { validateOrder: 'refused' }),
    shows: (page) => page.getByRole('link', { name: 'Revenez à la signature' }),
  },
  {
    name: 'purchase, details of a placed order, read-only',
    address: `${signedAddress}?etape=coordonnees`,
    shows: text('ne peut plus être modifiée'),
  },
];
