import { Hono } from 'hono';
import type { components } from '../../../generated/api.ts';
import { httpError } from '../http/answers.ts';
import type { Services } from '../world/Services.ts';
import { pdfDocument } from './pdfDocument.ts';

type PublicData = components['schemas']['PublicData'];

/** The terms of sale of each plan (P5.9), at the addresses that the site links to. */
const termsOfSale: Readonly<Record<string, string>> = {
  '/documents/conditions-tunnel-pass.pdf': 'Conditions générales de vente du Tunnel Pass',
  '/documents/conditions-tunnel-pass-plus.pdf': 'Conditions générales de vente du Tunnel Pass +',
  '/documents/conditions-offre-speciale.pdf': "Conditions générales de vente de l'offre spéciale",
};

/**
 * The PDF files that the published documents, jobs and plans link to (P3.21, P3.23, P5.9). Each
 * contains its title only.
 */
export function publishedFiles(services: Services): Hono {
  const files = new Hono();
  files.get('/documents/:file', async (context) => {
    const { path } = context.req;
    const title =
      termsOfSale[path] ?? titleOf(services.settings.read<PublicData>('publicData'), path);
    if (title === undefined) return context.json(httpError(404, 'Document inconnu.').body, 404);
    const pdf = await pdfDocument(title, (sheet) => {
      sheet.line("Le simulateur n'a du document que son titre.");
    });
    return context.body(new Uint8Array(pdf), 200, { 'Content-Type': 'application/pdf' });
  });
  return files;
}

function titleOf(published: PublicData | undefined, path: string): string | undefined {
  if (!published) return undefined;
  const {
    financialAgenda,
    generalAssembly,
    publicOffer,
    reports,
    statements,
    marketTransfer,
    jobs,
  } = published;
  const linked = [
    ...financialAgenda,
    ...generalAssembly,
    ...publicOffer,
    ...reports,
    ...statements,
    ...marketTransfer,
    ...jobs,
  ];
  return linked.find(({ fileLink }) => fileLink === path)?.title;
}
