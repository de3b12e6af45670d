import { webcrypto } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPaymentSigner } from '../../../src/adapters/browser/browserPaymentSigner';
import { closedPaymentSigner } from '../../../src/adapters/browser/closedPaymentSigner';
import { formPaymentPage } from '../../../src/adapters/browser/formPaymentPage';
import type { SealedPayment } from '../../../src/domain/payment/paymentForm';
import { aMerchant, aPaymentRequest, kitKey } from '../../support/payment/payments';

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
      E.right(
        expect.objectContaining({
          MAC: '130e4252fea19a06e285ef99487cb54321bc0916',
          url_retour_err: 'https://www.example.fr/payment/order/fail',
        }),
      ),
    );
  });

  it("P4.35 signs the fields of a return, to compare the result with the bank's seal", async () => {
    const text =
      'TPE=1234567*brand=VI*code-retour=Annulation*cvx=oui*date=15/09/2025_a_14:05:11*montant=95.25EUR*reference=CDW0000042*texte-libre=badge*vld=1227';
    expect(await browserPaymentSigner(aMerchant, kitKey).sealOf(text)()).toEqual(
      E.right('dd591b4be00cf51a9ec41cb37135f3ed274efdfb'),
    );
  });

  it('P4.35 returns null instead of a seal on an origin without WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await browserPaymentSigner(aMerchant, kitKey).sealOf('a=1')()).toEqual(E.right(null));
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
    expect(await closedPaymentSigner.sealOf('a=1')()).toEqual(E.right(null));
    formPaymentPage(null).open({} as SealedPayment);
    expect(submit).not.toHaveBeenCalled();
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
    const sealed = { reference: 'CDW0000042', MAC: 'ab' } as SealedPayment;
    formPaymentPage('/test/paiement.cgi').open(sealed);
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
