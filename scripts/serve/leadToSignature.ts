import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where links to sign and previews of contracts stand, on the site's own origin unless `VITE_SIGNATURE_HOST` says otherwise. */
const signaturePlace = '/calinda/';
const wayBackScript = `${signaturePlace}retour.js`;

/** Whether a request is for the e-signature service: a link to sign, or the preview of a contract. */
export function isForSignature({ method, url }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url?.startsWith(signaturePlace) === true;
}

const noService = `<!doctype html>
<html lang="fr">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Signature du contrat</title>
  <script type="module" src="${wayBackScript}"></script>
  <main>
    <h1>Signature du contrat</h1>
    <p>Aucun service de signature n'est branché ici\u202f: rien n'a été signé. Lancez le site sur l'exploitant simulé pour aller plus loin.</p>
    <p><a href="/">Revenir au site</a></p>
    <p id="failure" hidden><a>Revenir comme si la signature avait échoué</a></p>
    <p id="success" hidden><a>Continuer comme si le contrat était signé</a></p>
  </main>
</html>
`;

/** Where the link to sign would have led back, told behind its `#`: a server never hears of that. */
function showWaysBack(): void {
  for (const [id, name] of [
    ['success', 'refback'],
    ['failure', 'errorback'],
  ] as const) {
    const told = new RegExp(`;${name}=([^;]+)`).exec(location.hash)?.[1];
    const goal = told === undefined ? null : URL.parse(decodeURIComponent(told));
    const place = document.querySelector<HTMLElement>(`#${id}`);
    const link = place?.querySelector('a');
    if (!place || !link || goal?.origin !== location.origin) continue;
    link.href = goal.href;
    place.hidden = false;
  }
}

/**
 * Sends the browser on to the e-signature service, which finds what stands behind the `#` of the link as it was (307); where
 * there is none, says so.
 */
export function leadToSignature(
  request: IncomingMessage,
  response: ServerResponse,
  signatureOrigin: string | null,
): void {
  request.resume();
  response.setHeader('Cache-Control', 'no-store');
  if (signatureOrigin !== null) {
    response.writeHead(307, { Location: signatureOrigin + (request.url ?? '') }).end();
  } else if (request.url === wayBackScript) {
    response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    response.end(`${showWaysBack.toString()}\nshowWaysBack();\n`);
  } else {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(noService);
  }
}
