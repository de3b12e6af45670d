import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { readBody, UnreadableBody } from '../http/readBody.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import type { World } from '../world/World.ts';
import { bookCardPayment, bookedPayment, isPaid } from './cardBook.ts';
import { tellOperator } from './operatorNotice.ts';
import type { Complaint } from './paymentFields.ts';
import { complaintPage, paymentPage, unacknowledgedPage } from './paymentPage.ts';
import { readPaymentRequest, type PaymentRequest } from './paymentRequest.ts';

const unreadable: Complaint = {
  problem: 'Le formulaire reçu est illisible.',
  advice: 'Revenez sur le site et demandez à nouveau le paiement.',
};

const paidAlready: Complaint = {
  problem: 'Cette référence est déjà payée.',
  advice: 'Elle ne sera pas débitée une seconde fois.',
};

const nothingToTell: Complaint = {
  problem: "Ce paiement n'a pas encore eu lieu.",
  advice: 'Revenez sur le site et demandez à nouveau le paiement.',
};

/**
 * The bank's pages (P7.19): a sealed form comes in, the payer decides, the operator's server is told, the payer goes back.
 * `post` reaches the operator's server.
 */
export function bankPages(world: World, post: typeof fetch = fetch): Hono {
  const bank = new Hono();
  bank.use('/test/*', pageHeaders);
  bank.use(
    '/test/*',
    bodyLimit({ maxSize: 100_000, onError: (context) => complain(context, unreadable) }),
  );
  // The form itself comes from the site; what follows comes from the bank's own pages only.
  bank.use('/test/paiement/*', csrf());

  bank.post('/test/paiement.cgi', (context) =>
    withRequest(context, world, (request) =>
      isPaid(world, request.fields.reference)
        ? complain(context, paidAlready, request.success, 409)
        : context.html(paymentPage(request)),
    ),
  );

  for (const [path, outcome] of [
    ['/test/paiement/payer', 'paid'],
    ['/test/paiement/refuser', 'refused'],
  ] as const) {
    bank.post(path, (context) =>
      withRequest(context, world, (request) =>
        bookCardPayment(world, request, outcome)
          ? tellAndLead(context, request)
          : complain(context, paidAlready, request.success, 409),
      ),
    );
  }

  bank.post('/test/paiement/abandonner', (context) =>
    withRequest(context, world, (request) =>
      bookCardPayment(world, request, 'abandoned')
        ? context.redirect(request.failure, 303)
        : complain(context, paidAlready, request.success, 409),
    ),
  );

  bank.post('/test/paiement/prevenir', (context) =>
    withRequest(context, world, (request) => tellAndLead(context, request)),
  );

  async function tellAndLead(context: Context, request: PaymentRequest): Promise<Response> {
    const booked = bookedPayment(world, request);
    if (booked === undefined || booked.outcome === 'abandoned') {
      return complain(context, nothingToTell, request.failure, 409);
    }
    const goal = booked.outcome === 'paid' ? request.success : request.failure;
    const problem = await tellOperator(world, request, booked, post);
    return problem === null
      ? context.redirect(goal, 303)
      : context.html(unacknowledgedPage(request, booked, problem, goal), 502);
  }

  return bank;
}

async function withRequest(
  context: Context,
  world: World,
  carryOn: (request: PaymentRequest) => Response | Promise<Response>,
): Promise<Response> {
  try {
    const body = await readBody(context.req.raw, 'application/x-www-form-urlencoded');
    const read = readPaymentRequest(body as Readonly<Record<string, unknown>>, world);
    return read.ok
      ? await carryOn(read.request)
      : await complain(context, read.complaint, read.wayBack);
  } catch (problem) {
    if (problem instanceof UnreadableBody) return complain(context, unreadable);
    throw problem;
  }
}

function complain(
  context: Context,
  complaint: Complaint,
  wayBack: string | null = null,
  status: 400 | 409 = 400,
): Response | Promise<Response> {
  return context.html(complaintPage(complaint, wayBack), status);
}
