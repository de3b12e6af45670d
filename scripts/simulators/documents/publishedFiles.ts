import { Hono } from 'hono';
import type { components } from '../../../generated/api.ts';
import { httpError } from '../http/answers.ts';
import type { World } from '../world/World.ts';
import { pdfDocument } from './pdfDocument.ts';

type PublicData = components['schemas']['PublicData'];

/** The terms of sale of each plan (P5.9): the site knows their addresses. */
const termsOfSale: Readonly<Record<string, string>> = {
  '/documents/conditions-tunnel-pass.pdf': 'Conditions générales de vente du Tunnel Pass',
  '/documents/conditions-tunnel-pass-plus.pdf': 'Conditions générales de vente du Tunnel Pass +',
  '/documents/conditions-offre-speciale.pdf': "Conditions générales de vente de l'offre spéciale",
};

/** The files that the published documents, jobs and plans link to (P3.21, P3.23, P5.9): each a page that says its title. */
export function publishedFiles(world: World): Hono {
  const files = new Hono();
  files.get('/documents/:file', async (context) => {
    const { path } = context.req;
    const title = termsOfSale[path] ?? titleOf(world.settings.read<PublicData>('publicData'), path);
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
