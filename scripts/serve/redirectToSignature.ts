import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Path of signing links and contract previews: on the site's own origin unless `VITE_SIGNATURE_HOST` is
 * set.
 */
const signaturePath = '/calinda/';
const returnScript = `${signaturePath}retour.js`;

/** Whether a request is for the e-signature service: a signing link, or the preview of a contract. */
export function isForSignature({ method, url }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url?.startsWith(signaturePath) === true;
}

const noService = `<!doctype html>
<html lang="fr">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Signature du contrat</title>
  <script type="module" src="${returnScript}"></script>
  <main>
    <h1>Signature du contrat</h1>
    <p>Aucun service de signature n'est branché ici\u202f: rien n'a été signé. Lancez le site sur l'exploitant simulé pour aller plus loin.</p>
    <p><a href="/">Revenir au site</a></p>
    <p id="failure" hidden><a>Revenir comme si la signature avait échoué</a></p>
    <p id="success" hidden><a>Continuer comme si le contrat était signé</a></p>
  </main>
</html>
`;

/** Runs in the browser: shows the return addresses of the signing link, from its fragment. */
function showReturnLinks(): void {
  for (const [id, name] of [
    ['success', 'refback'],
    ['failure', 'errorback'],
  ] as const) {
    const encoded = new RegExp(`;${name}=([^;]+)`).exec(location.hash)?.[1];
    const target = encoded === undefined ? null : URL.parse(decodeURIComponent(encoded));
    const paragraph = document.querySelector<HTMLElement>(`#${id}`);
    const link = paragraph?.querySelector('a');
    if (!paragraph || !link || target?.origin !== location.origin) continue;
    link.href = target.href;
    paragraph.hidden = false;
  }
}

/**
 * Redirects the browser to the e-signature service (307); the browser keeps the fragment of the link. Without
 * such a service, answers 503 with a page in French.
 */
export function redirectToSignature(
  request: IncomingMessage,
  response: ServerResponse,
  signatureOrigin: string | null,
): void {
  request.resume();
  response.setHeader('Cache-Control', 'no-store');
  if (signatureOrigin !== null) {
    response.writeHead(307, { Location: signatureOrigin + (request.url ?? '') }).end();
  } else if (request.url === returnScript) {
    response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    response.end(`${showReturnLinks.toString()}\nshowReturnLinks();\n`);
  } else {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(noService);
  }
}
