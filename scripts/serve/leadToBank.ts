import type { IncomingMessage, ServerResponse } from 'node:http';

/** The provider's path of test mode, where the site posts its payment form unless `VITE_PAYMENT_URL` says otherwise. */
export const testPaymentPath = '/test/paiement.cgi';

/** Whether a request is the site's payment form of test mode. */
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

/** Sends the browser on to the bank with its form as it is (307); where there is no bank, says so. */
export function leadToBank(
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
