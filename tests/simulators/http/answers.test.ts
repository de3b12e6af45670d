import { describe, expect, it } from 'vitest';
import type { Call } from '../../../scripts/simulators/http/operationTypes.ts';
import { httpError, ok, tooMany } from '../../../scripts/simulators/http/answers.ts';
import { planFault } from '../../../scripts/simulators/world/faults.ts';
import type { Services } from '../../../scripts/simulators/world/Services.ts';
import type { OpenHandler } from '../../../scripts/simulators/http/operationTypes.ts';
import { openOwnHandlers, recordingHandler, type OwnHandlers } from '../support/ownHandlers.ts';

const broken = { code: 500, message: 'Une erreur interne est survenue.' };
const path = '/api/public/message';
const message = { name: 'Camille', email: 'a@b.fr', subject: 'CNP', content: 'Bonjour' };

function sent(to: OwnHandlers): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return to.fetch(path, { method: 'PUT', headers, body: JSON.stringify(message) });
}

function storingHandler(after: () => unknown) {
  return ({ body }: Call<'sendMessage', null>, { store, clock }: Services): unknown => {
    store.run(
      `INSERT INTO message (sentAt, name, email, subject, content)
       VALUES (:sentAt, :name, :email, :subject, :content)`,
      { sentAt: clock.now(), ...body },
    );
    return after();
  };
}

function storedMessages({ services }: OwnHandlers): number | undefined {
  return services.store.row<{ count: number }>('SELECT count(*) AS count FROM message')?.count;
}

describe('an answer', () => {
  it('is JSON and must not be cached', async () => {
    const sendMessage = storingHandler(() => ok({ state: true }));
    const operator = await openOwnHandlers({ open: { sendMessage } });
    const response = await sent(operator);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ state: true });
    expect(storedMessages(operator)).toBe(1);
    expect(operator.problems).toEqual([]);
  });

  it('may contain a promise: its result is sent', async () => {
    const invoice = Promise.resolve(new TextEncoder().encode('%PDF-1.7'));
    const { handler } = recordingHandler(ok(invoice));
    const operator = await openOwnHandlers({ secured: { downloadInvoice: handler } });
    const headers = { Authorization: `Bearer ${operator.token}` };
    const response = await operator.fetch('/api/private/invoice/202610412', { headers });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe('%PDF-1.7');
  });

  it('after too many guesses says when to retry', async () => {
    const { handler } = recordingHandler(tooMany());
    const operator = await openOwnHandlers({ open: { signIn: handler } });
    const response = await operator.fetch('/api/private/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'a', password: 'b' }),
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(await response.json()).toEqual(tooMany().body);
  });

  it('404 has no Retry-After header', async () => {
    const { handler } = recordingHandler(httpError(404, 'Facture inconnue.'));
    const operator = await openOwnHandlers({ secured: { downloadInvoice: handler } });
    const headers = { Authorization: `Bearer ${operator.token}` };
    const response = await operator.fetch('/api/private/invoice/1', { headers });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('retry-after')).toBeNull();
  });
});

describe('an internal error', () => {
  it('is a 500 in the form of P7.7, is reported, and is rolled back', async () => {
    const sendMessage = storingHandler(() => {
      throw new Error('out of paper');
    });
    const operator = await openOwnHandlers({ open: { sendMessage } });
    const response = await sent(operator);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(broken);
    expect(storedMessages(operator)).toBe(0);
    expect(operator.problems).toEqual([
      expect.stringContaining('sendMessage: Error: out of paper'),
    ]);
  });

  it('reports no mail of a transaction that was rolled back', async () => {
    const mail = { recipient: 'paul.riviere@example.fr', subject: 'Reçu', body: 'Merci.' };
    let isFirst = true;
    const sendMessage: OpenHandler<'sendMessage'> = (_call, { mailbox }) => {
      mailbox.send(mail);
      if (!isFirst) return ok({ state: true });
      isFirst = false;
      throw new Error('out of paper');
    };
    const operator = await openOwnHandlers({ open: { sendMessage } });
    expect((await sent(operator)).status).toBe(500);
    expect(operator.mails).toEqual([]);
    expect((await sent(operator)).status).toBe(200);
    expect(operator.mails).toEqual([mail]);
  });

  it('is a 500 too when a promise rejects', async () => {
    const sendMessage = storingHandler(() => ok(Promise.reject(new Error('out of ink'))));
    const operator = await openOwnHandlers({ open: { sendMessage } });
    expect((await sent(operator)).status).toBe(500);
    expect(operator.problems).toEqual([expect.stringContaining('out of ink')]);
  });

  it('does not affect the next call', async () => {
    let isFirst = true;
    const sendMessage = storingHandler(() => {
      if (!isFirst) return ok({ state: true });
      isFirst = false;
      throw new Error('out of paper');
    });
    const operator = await openOwnHandlers({ open: { sendMessage } });
    expect((await sent(operator)).status).toBe(500);
    expect((await sent(operator)).status).toBe(200);
    expect(storedMessages(operator)).toBe(1);
  });

  it.each([
    ['a field of another type', ok({ state: 'true' })],
    ['a missing field', ok({})],
    ['no body', ok(undefined)],
    ['a value that is not a number', ok({ state: true, response: Number.NaN })],
    ['a status outside the contract', { status: 418, body: {} }],
    ['an error of another form', { status: 400, body: { message: 'Non.' } }],
  ])('an answer outside the contract is one too: %s', async (_, answer) => {
    const { handler } = recordingHandler(answer);
    const checked = await openOwnHandlers({ open: { sendMessage: handler } });
    expect((await sent(checked)).status).toBe(500);
    expect(checked.problems).toEqual([expect.stringContaining('leaves the contract')]);
  });

  it('a PDF is recognised by its first bytes', async () => {
    const { handler } = recordingHandler(ok(new TextEncoder().encode('<html>')));
    const operator = await openOwnHandlers({ secured: { downloadInvoice: handler } });
    const headers = { Authorization: `Bearer ${operator.token}` };
    const response = await operator.fetch('/api/private/invoice/1', { headers });
    expect(response.status).toBe(500);
  });
});

describe('a fault set on the control page', () => {
  async function withFault(fault: Parameters<typeof planFault>[2]): Promise<OwnHandlers> {
    const sendMessage = storingHandler(() => ok({ state: true }));
    const operator = await openOwnHandlers({ open: { sendMessage } });
    planFault(operator.services, 'sendMessage', fault);
    return operator;
  }

  it('a failure is a 500, and the handler does not run', async () => {
    const operator = await withFault({ delayMs: 0, kind: 'failure' });
    const response = await sent(operator);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(broken);
    expect(storedMessages(operator)).toBe(0);
    expect(operator.problems).toEqual([]);
  });

  it('a malformed answer has status 200', async () => {
    const operator = await withFault({ delayMs: 0, kind: 'malformed' });
    const response = await sent(operator);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ simulated: 'malformed' });
    expect(storedMessages(operator)).toBe(0);
  });

  it('a delay postpones the answer, and the handler runs', async () => {
    const operator = await withFault({ delayMs: 30, kind: null });
    const start = performance.now();
    expect((await sent(operator)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(29);
    expect(storedMessages(operator)).toBe(1);
  });

  it('ends when it is removed', async () => {
    const operator = await withFault({ delayMs: 0, kind: 'failure' });
    planFault(operator.services, 'sendMessage', { delayMs: 0, kind: null });
    expect((await sent(operator)).status).toBe(200);
  });
});
