import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { readBody, UnreadableBody } from '../http/readBody.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import type { Services } from '../world/Services.ts';
import { storeCardPayment, findCardPayment, isPaid } from './cardPayments.ts';
import { reportPayment } from './reportPayment.ts';
import type { Refusal } from './paymentFields.ts';
import { refusalPage, paymentPage, unacknowledgedPage } from './paymentPage.ts';
import { readPaymentRequest, type PaymentRequest } from './paymentRequest.ts';

const unreadable: Refusal = {
  problem: 'Le formulaire reçu est illisible.',
  advice: 'Revenez sur le site et demandez à nouveau le paiement.',
};

const paidAlready: Refusal = {
  problem: 'Cette référence est déjà payée.',
  advice: 'Elle ne sera pas débitée une seconde fois.',
};

const notPaidYet: Refusal = {
  problem: "Ce paiement n'a pas encore eu lieu.",
  advice: 'Revenez sur le site et demandez à nouveau le paiement.',
};

/**
 * The bank's pages (P7.19): receive a sealed form, let the payer choose, report to the operator's
 * server, redirect to the site. `post` sends the report.
 */
export function bankPages(services: Services, post: typeof fetch = fetch): Hono {
  const bank = new Hono();
  bank.use('/test/*', pageHeaders);
  bank.use(
    '/test/*',
    bodyLimit({ maxSize: 100_000, onError: (context) => refuse(context, unreadable) }),
  );
  // The form itself comes from the site; the later requests may come from the bank's own pages
  // only.
  bank.use('/test/paiement/*', csrf());

  bank.post('/test/paiement.cgi', (context) =>
    withRequest(context, services, (request) =>
      isPaid(services, request.fields.reference)
        ? refuse(context, paidAlready, request.success, 409)
        : context.html(paymentPage(request)),
    ),
  );

  for (const [path, outcome] of [
    ['/test/paiement/payer', 'paid'],
    ['/test/paiement/refuser', 'refused'],
  ] as const) {
    bank.post(path, (context) =>
      withRequest(context, services, (request) =>
        storeCardPayment(services, request, outcome)
          ? reportAndRedirect(context, request)
          : refuse(context, paidAlready, request.success, 409),
      ),
    );
  }

  bank.post('/test/paiement/abandonner', (context) =>
    withRequest(context, services, (request) =>
      storeCardPayment(services, request, 'abandoned')
        ? context.redirect(request.failure, 303)
        : refuse(context, paidAlready, request.success, 409),
    ),
  );

  bank.post('/test/paiement/prevenir', (context) =>
    withRequest(context, services, (request) => reportAndRedirect(context, request)),
  );

  async function reportAndRedirect(context: Context, request: PaymentRequest): Promise<Response> {
    const booked = findCardPayment(services, request);
    if (booked === undefined || booked.outcome === 'abandoned') {
      return refuse(context, notPaidYet, request.failure, 409);
    }
    const goal = booked.outcome === 'paid' ? request.success : request.failure;
    const problem = await reportPayment(services, request, booked, post);
    return problem === null
      ? context.redirect(goal, 303)
      : context.html(unacknowledgedPage(request, booked, problem, goal), 502);
  }

  return bank;
}

async function withRequest(
  context: Context,
  services: Services,
  handle: (request: PaymentRequest) => Response | Promise<Response>,
): Promise<Response> {
  try {
    const body = await readBody(context.req.raw, 'application/x-www-form-urlencoded');
    const read = readPaymentRequest(body as Readonly<Record<string, unknown>>, services);
    return read.ok ? await handle(read.request) : await refuse(context, read.refusal, read.wayBack);
  } catch (problem) {
    if (problem instanceof UnreadableBody) return refuse(context, unreadable);
    throw problem;
  }
}

function refuse(
  context: Context,
  refusal: Refusal,
  wayBack: string | null = null,
  status: 400 | 409 = 400,
): Response | Promise<Response> {
  return context.html(refusalPage(refusal, wayBack), status);
}
