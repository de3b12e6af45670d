import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { contractPdf } from '../documents/contractPdf.ts';
import { readBody, UnreadableBody } from '../http/readBody.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import type { Html } from '../pages/simulatorPage.ts';
import type { Services } from '../world/Services.ts';
import {
  answerPage,
  brokenLinkPart,
  contractPart,
  expiredPart,
  openingPage,
  signedPart,
} from './contractPage.ts';
import { planOf } from './contractTexts.ts';
import { openingScript } from './openingScript.ts';
import { findSignature, refuseContract, signContract, type StoredSignature } from './signatures.ts';
import { contractOpenedBy, previewSealIsRight } from './openSignature.ts';
import { readSignatureLink } from './signatureLink.ts';

const place = '/calinda/sellandsign';

/** The contract of a valid link, and where to go next. */
interface Opened {
  readonly signature: StoredSignature;
  readonly success: string;
  readonly failure: string;
  readonly orderId: number | null;
}

interface Closed {
  readonly part: Html;
  readonly status: 400 | 403;
}

/**
 * The e-signature service (P4.4, P4.5): the page of a link, its two actions, and the previews of
 * the contracts.
 */
export function signaturePages(services: Services): Hono {
  const service = new Hono();
  const tooLarge = (context: Context): Response | Promise<Response> =>
    context.html(answerPage(brokenLinkPart()), 400);
  service.use(
    `${place}/*`,
    pageHeaders,
    bodyLimit({ maxSize: 100_000, onError: tooLarge }),
    csrf(),
  );

  service.get(`${place}/`, (context) => context.html(openingPage(`${place}/signature.js`)));
  service.get(`${place}/signature.js`, (context) =>
    context.body(openingScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );

  service.post(`${place}/contract`, async (context) => {
    const fragment = await fragmentOf(context);
    const found = await openContract(fragment, services);
    return 'part' in found
      ? context.html(found.part, found.status)
      : context.html(partOf(services, found, fragment));
  });

  for (const [action, decide] of [
    ['signer', signContract],
    ['refuser', refuseContract],
  ] as const) {
    service.post(`${place}/${action}`, async (context) => {
      const found = await openContract(await fragmentOf(context), services);
      if ('part' in found) return context.html(answerPage(found.part), found.status);
      decide(services, found.signature, found.orderId);
      const after = findSignature(services, found.signature.id);
      return context.redirect(after?.signedAt === null ? found.failure : found.success, 303);
    });
  }

  service.get('/calinda/contrats/:id{\\d+}/:file{[\\w-]+\\.pdf}', async (context) => {
    const id = Number(context.req.param('id'));
    const seal = context.req.param('file').replace(/\.pdf$/, '');
    const signature = previewSealIsRight(services, id, seal) ? findSignature(services, id) : null;
    if (signature === null) return context.notFound();
    const pdf = await contractPdf(signature, planOf(services, signature.contract));
    return context.body(pdf as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="contrat-${id}.pdf"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  return service;
}

/** The contract of a link, or the page that says why it cannot be opened. */
async function openContract(fragment: string, services: Services): Promise<Opened | Closed> {
  const link = readSignatureLink(fragment);
  if (link === null || link.success === null || link.failure === null) {
    return { part: brokenLinkPart(), status: 400 };
  }
  const { success, failure, orderId } = link;
  const opened = await contractOpenedBy(link.token, services);
  const signature = opened === link.id ? findSignature(services, link.id) : null;
  return signature?.expiredAt === null
    ? { signature, success, failure, orderId }
    : { part: expiredPart(failure), status: 403 };
}

function partOf(services: Services, { signature, success }: Opened, fragment: string): Html {
  if (signature.signedAt !== null) return signedPart(signature, success);
  return contractPart(services, signature, fragment);
}

/** The link's fragment; empty when the form cannot be read. */
async function fragmentOf({ req }: Context): Promise<string> {
  try {
    const body = await readBody(req.raw, 'application/x-www-form-urlencoded');
    const { link } = body as { readonly link?: unknown };
    return typeof link === 'string' ? link : '';
  } catch (problem) {
    if (problem instanceof UnreadableBody) return '';
    throw problem;
  }
}
