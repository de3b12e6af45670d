import { html } from 'hono/html';
import { atParis } from '../rules/parisTime.ts';
import type { Html } from '../pages/simulatorPage.ts';

/** The ids of the sections, used as fragments in the page's address. */
export const sectionIds = [
  'heure',
  'maintenance',
  'comptes',
  'essais',
  'courriels',
  'messages',
  'commandes',
  'signatures',
  'audience',
  'telemetrie',
  'tentatives',
  'pannes',
] as const;

export type SectionId = (typeof sectionIds)[number];

/** The result of a form, shown at the top of its section. */
export interface Outcome {
  readonly section: SectionId;
  readonly isDone: boolean;
  readonly text: string;
  /** The refused fields, so that the form can be corrected instead of typed again. */
  readonly sent?: URLSearchParams;
}

type Cell = string | number | Html;

/**
 * A section of the page, labelled by its heading. Shows `outcome` when it belongs to this section.
 */
export function section(
  id: SectionId,
  title: string,
  outcome: Outcome | undefined,
  body: Html,
): Html {
  return html`<section id="${id}" class="card" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${outcome?.section === id ? noticeOf(outcome) : ''} ${body}
  </section>`;
}

/** The form's address ends with this id, so that the browser moves the view and the focus here. */
function noticeOf({ section: id, isDone, text }: Outcome): Html {
  return html`<p
    id="${id}-notice"
    class="notice ${isDone ? '' : 'wrong'}"
    role="${isDone ? 'status' : 'alert'}"
    tabindex="-1"
  >
    ${text}
  </p>`;
}

/**
 * A table whose rows become lists on a narrow screen; the ARIA roles keep its table semantics
 * there. Shows `empty` instead when it has no rows.
 */
export function table(
  caption: string,
  headers: readonly string[],
  rows: readonly (readonly Cell[])[],
  empty: string,
): Html {
  if (rows.length === 0) return html`<p class="quiet">${empty}</p>`;
  return html`<table role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${headers.map((header) => html`<th role="columnheader" scope="col">${header}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        ([first = '', ...others]) =>
          html`<tr role="row">
            <th role="rowheader" scope="row">${first}</th>
            ${others.map(
              (cell, index) =>
                html`<td role="cell" data-label="${headers[index + 1] ?? ''}">
                  <div>${cell}</div>
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** 21/11/2026 à 10:00 in Paris time, from a moment in seconds; a dash for null. */
export function moment(at: number | null): string {
  return at === null ? '–' : atParis(at).toFormat("dd/MM/yyyy 'à' HH:mm");
}
