// The mutation tests have no browser by default.
// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closedPaymentSigner } from '../../../../src/adapters/payment/sealedForm/closedPaymentSigner';
import { browserPaymentSigner } from '../../../../src/adapters/payment/sealedForm/browserPaymentSigner';
import { formPaymentPage } from '../../../../src/adapters/payment/sealedForm/formPaymentPage';
import { formatOrderReference } from '../../../../src/domain/payment/orderReference';
import {
  aMerchant,
  aPaymentRequest,
  kitKey,
  returnedFields,
  signedFor,
} from '../../../support/payment/payments';

beforeEach(() => {
  vi.stubGlobal('location', { origin: aMerchant.siteOrigin });
  vi.stubGlobal('crypto', webcrypto);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('P7.19 signing in the browser', () => {
  it('signs the test vector of a request', async () => {
    const result = await browserPaymentSigner(aMerchant, kitKey).sign(aPaymentRequest())();
    expect(result).toEqual(
      E.right({
        reference: 'CDW0000042',
        amount: 9525,
        form: expect.objectContaining({
          MAC: '130e4252fea19a06e285ef99487cb54321bc0916',
          url_retour_err: 'https://www.example.fr/payment/order/fail',
        }) as unknown,
      }),
    );
  });

  const fields = returnedFields('Annulation', 'dd591b4be00cf51a9ec41cb37135f3ed274efdfb');
  const verdictOf = (part: typeof fields = {}) =>
    browserPaymentSigner(aMerchant, kitKey).verdict(
      { isPaid: false, fields: { ...fields, ...part } },
      formatOrderReference(42),
    )();

  it('P4.35 believes a return that the bank has sealed, and no other', async () => {
    expect(await verdictOf()).toEqual(E.right('notPaid'));
    expect(await verdictOf({ montant: '95.26EUR' })).toEqual(E.right('nothing'));
  });

  it('P4.35 believes it unproven on an origin without WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await verdictOf({ MAC: '' })).toEqual(E.right('notPaid'));
  });

  it('returns an error on an origin without WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const result = await browserPaymentSigner(aMerchant, kitKey).sign(aPaymentRequest())();
    expect(result).toEqual(E.left({ kind: 'service/failed' }));
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('payments that are closed', () => {
  it('are neither signed nor posted', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    expect(await closedPaymentSigner.sign(aPaymentRequest())()).toEqual(
      E.left({ kind: 'payment/closed' }),
    );
    formPaymentPage(null).open(signedFor(100));
    expect(submit).not.toHaveBeenCalled();
  });

  it('P4.35 a return is believed unproven, as where only the server has the key', async () => {
    const returned = { isPaid: false, fields: returnedFields('Annulation', '') };
    expect(await closedPaymentSigner.verdict(returned, formatOrderReference(42))()).toEqual(
      E.right('notPaid'),
    );
  });
});

describe("M7.26 the bank's page", () => {
  it('replaces the site, by a post of these fields only', () => {
    let posted: HTMLFormElement | undefined;
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      posted = this.cloneNode(true) as HTMLFormElement;
    });
    const form = { reference: 'CDW0000042', MAC: 'ab' };
    formPaymentPage('/test/paiement.cgi').open({ ...signedFor(100), form });
    expect(posted?.getAttribute('action')).toBe('/test/paiement.cgi');
    expect(posted?.method).toBe('post');
    expect(posted?.target).toBe('_self');
    expect(Object.fromEntries(new FormData(posted))).toEqual({
      reference: 'CDW0000042',
      MAC: 'ab',
    });
    expect(document.forms).toHaveLength(0);
  });
});
