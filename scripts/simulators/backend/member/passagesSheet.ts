import { html } from 'hono/html';
import type { PassageRow } from './passages.ts';
import { frenchDateTime, frenchEuros } from './passageTexts.ts';

/** The HTML page to print, with times to the minute (M7.7). */
export async function passagesSheet(passages: readonly PassageRow[]): Promise<string> {
  const rows = passages.map(
    ({ at, badgeReference, direction, lane, cents }) =>
      html`<tr>
        <td>${frenchDateTime(at).slice(0, -3)}</td>
        <td>${badgeReference}</td>
        <td>${direction}</td>
        <td>${lane}</td>
        <td>${frenchEuros(cents)}</td>
      </tr>`,
  );
  const page = await html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <title>Trajets</title>
      </head>
      <body>
        <h1>Trajets</h1>
        <table>
          <thead>
            <tr>
              <th>Date</th>
              <th>Badge</th>
              <th>Sens</th>
              <th>Voie</th>
              <th>Montant</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </body>
    </html>`;
  return page.toString();
}
