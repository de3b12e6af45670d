import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Path of the payment provider in test mode: the site posts its form there unless `VITE_PAYMENT_URL` is
 * set.
 */
export const testPaymentPath = '/test/paiement.cgi';

/** Whether a request posts the payment form in test mode. */
export function isPaymentForm({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && url === testPaymentPath;
}

const noBank = `<!doctype html>
<html lang="fr">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Paiement par carte</title>
  <h1>Paiement par carte</h1>
  <p>Aucune banque n'est branchée ici\u202f: rien n'a été débité. Lancez le site sur l'exploitant simulé pour aller plus loin.</p>
  <p><a href="/member/dashboard">Revenir au site</a></p>
</html>
`;

/**
 * Redirects the browser with its form to the bank (307); without a bank, answers 503 with a page in French.
 */
export function redirectToBank(
  request: IncomingMessage,
  response: ServerResponse,
  paymentPage: string | null,
): void {
  request.resume();
  response.setHeader('Cache-Control', 'no-store');
  if (paymentPage === null) {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(noBank);
  } else {
    response.writeHead(307, { Location: paymentPage }).end();
  }
}
