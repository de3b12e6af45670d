import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { httpBadgeGateway } from '../../../../src/adapters/http/badge/HttpBadgeGateway';
import { httpPaymentGateway } from '../../../../src/adapters/http/payment/HttpPaymentGateway';
import { httpPaymentSigner } from '../../../../src/adapters/http/payment/HttpPaymentSigner';
import { formatInvoicePaymentReference } from '../../../../src/domain/invoice/invoicePaymentReference';
import { formatOrderReference } from '../../../../src/domain/payment/orderReference';
import { answeringClient } from '../../../support/http/answeringClient';
import { startRecordingServer } from '../../../support/http/recordingServer';
import { aPaymentRequest, returnedFields } from '../../../support/payment/payments';

const invoice = aPaymentRequest({ type: 'invoice', reference: 'PLI0048213B' });

describe('M7.12 the badges of every contract', () => {
  it('are lists in the order of the contracts', async () => {
    const result = await httpBadgeGateway(answeringClient()).list()();
    if (result._tag === 'Left') throw new Error(result.left.kind);
    expect(result.right.map(({ items }) => items.length)).toEqual([6, 2, 0]);
    expect(result.right[0]?.items[0]).toMatchObject({ status: 'active' });
  });
});

describe('P7.19 the server seals the form', () => {
  it('and returns the thirteen fields', async () => {
    const result = await httpPaymentSigner(answeringClient()).sign(invoice)();
    expect(result).toEqual(
      E.right({ reference: 'PLI0048213B', amount: 4760, form: expect.any(Object) as unknown }),
    );
    if (result._tag === 'Right') expect(Object.keys(result.right.form)).toHaveLength(13);
  });

  it('P4.35 has no key here: a return is believed unproven', async () => {
    const returned = { isPaid: false, fields: returnedFields('Annulation', '') };
    const signer = httpPaymentSigner(answeringClient());
    expect(await signer.verdict(returned, formatOrderReference(42))()).toEqual(E.right('notPaid'));
  });

  it.each([
    [false, { type: 'invoice', reference: 'PLI0048213B' }],
    [true, { type: 'invoice', reference: 'PLI0048213B', isMobile: true }],
  ])('P2.31 a link of the mobile application (%s) asks for %j', async (isMobile, body) => {
    const server = await startRecordingServer();
    await httpPaymentSigner(server.api).sign({
      ...invoice,
      returns: { ...invoice.returns, isMobile },
    })();
    await server.stop();
    expect(server.sent.map((one) => JSON.parse(one.body) as unknown)).toEqual([body]);
  });

  it('an answer without a seal is unreadable', async () => {
    const malformed: string[] = [];
    const body = { state: true, response: null, fields: { version: '3.0' } };
    const api = answeringClient(() => ({ body }), [], malformed);
    expect(await httpPaymentSigner(api).sign(invoice)()).toEqual(
      E.left({ kind: 'service/unreadable' }),
    );
    expect(malformed.join()).toContain('MAC');
  });
});

describe('M7.6, M7.9 whether a payment is confirmed', () => {
  it.each([
    [formatOrderReference(42), '0000042'],
    [formatInvoicePaymentReference('0048213', 'B'), 'PLI0048213B'],
  ])('state true means yes; the request for %s contains « %s » only', async (reference, asked) => {
    const server = await startRecordingServer();
    const result = await httpPaymentGateway(server.api).validate(reference)();
    await server.stop();
    expect(result).toEqual(E.right(undefined));
    expect(server.sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { reference: asked },
    ]);
  });

  it.each(['Non confirmé.', null])('state false means no: %s', async (message) => {
    const api = answeringClient(() => ({ body: { state: false, response: message } }));
    expect(await httpPaymentGateway(api).validate(formatOrderReference(42))()).toEqual(
      E.left({ kind: 'payment/refused', message }),
    );
  });

  it.each([
    ['a failing server', { status: 500, body: { code: 500, message: 'Panne.' } }, 'failed'],
    ['an answer without a state', { body: { response: 'oui' } }, 'unreadable'],
  ])('M8.2 %s leaves it unknown', async (_title, answer, kind) => {
    const api = answeringClient(() => answer);
    expect(await httpPaymentGateway(api).validate(formatOrderReference(42))()).toEqual(
      E.left({ kind: `service/${kind}` }),
    );
  });
});
