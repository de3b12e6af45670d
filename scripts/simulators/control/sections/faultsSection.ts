import { html } from 'hono/html';
import type { ContractDocument } from '../../../contract/document.ts';
import type { Html } from '../../pages/simulatorPage.ts';
import {
  longestDelayMs,
  plannedFaults,
  type FaultKind,
  type PlannedFault,
} from '../../world/faults.ts';
import type { Services } from '../../world/Services.ts';
import { operationChoices } from '../operationChoices.ts';
import { section, table, type Outcome } from '../section.ts';

const kindLabels: Readonly<Record<FaultKind, string>> = {
  failure: 'Erreur 500',
  malformed: 'Réponse hors contrat',
  dropped: 'Connexion coupée sans réponse',
};

/** The active faults, and the form that adds one. */
export function faultsSection(
  services: Services,
  document: ContractDocument,
  outcome: Outcome | undefined,
): Html {
  const faults = plannedFaults(services);
  const refused = outcome?.section === 'pannes' ? outcome.sent : undefined;
  return section(
    'pannes',
    'Pannes',
    outcome,
    html`<p>
        Une opération de l'API peut répondre lentement, mal, ou pas du tout, jusqu'à ce que vous la
        rétablissiez.
      </p>
      ${formOf(document, refused)}
      <h3>Pannes en cours</h3>
      ${table(
        'Les pannes en cours',
        ['Opération', 'Réponse', 'Retard', 'Action'],
        faults.map(rowOf),
        'Tout fonctionne.',
      )}
      ${
        faults.length === 0
          ? ''
          : html`<form method="post" action="/control/faults/lift-all#pannes-notice">
              <button>Tout rétablir</button>
            </form>`
      }`,
  );
}

function formOf(document: ContractDocument, refused: URLSearchParams | undefined): Html {
  const typed = (name: string): string => refused?.get(name) ?? '';
  const selected = (isSelected: boolean): Html => (isSelected ? html`selected` : html``);
  const invalid = refused === undefined ? '' : html`aria-describedby="pannes-notice"`;
  return html`<form class="fields" method="post" action="/control/faults#pannes-notice">
    <p class="wide">
      <label for="operationId">Opération</label>
      <select id="operationId" name="operationId" ${invalid}>
        ${operationChoices(document).map(
          ({ label, choices }) =>
            html`<optgroup label="${label}">
              ${choices.map(
                ({ operationId, address }) =>
                  html`<option
                    value="${operationId}"
                    ${selected(typed('operationId') === operationId)}
                  >
                    ${operationId} – ${address}
                  </option>`,
              )}
            </optgroup>`,
        )}
      </select>
    </p>
    <p>
      <label for="kind">Réponse</label>
      <select id="kind" name="kind" ${invalid}>
        <option value="">Normale</option>
        ${Object.entries(kindLabels).map(
          ([kind, label]) =>
            html`<option value="${kind}" ${selected(typed('kind') === kind)}>${label}</option>`,
        )}
      </select>
    </p>
    <p>
      <label for="delayMs"
        >Retard, en millisecondes (0 à ${longestDelayMs.toLocaleString('fr-FR')})</label
      >
      <input
        id="delayMs"
        name="delayMs"
        inputmode="numeric"
        autocomplete="off"
        value="${refused === undefined ? '0' : typed('delayMs')}"
        ${invalid}
      />
    </p>
    <p><button class="main">Mettre en panne</button></p>
  </form>`;
}

function rowOf({ operationId, kind, delayMs }: PlannedFault): readonly (string | Html)[] {
  return [
    html`<code>${operationId}</code>`,
    kind === null ? 'Normale' : kindLabels[kind],
    delayMs === 0 ? '–' : `${delayMs} ms`,
    html`<form method="post" action="/control/faults/lift#pannes-notice">
      <button name="operationId" value="${operationId}" aria-label="Rétablir ${operationId}">
        Rétablir
      </button>
    </form>`,
  ];
}
