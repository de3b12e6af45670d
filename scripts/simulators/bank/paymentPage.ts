import { html } from 'hono/html';
import { factList, simulatorPage, type Html } from '../pages/simulatorPage.ts';
import { formatCents } from '../rules/money.ts';
import type { StoredCardPayment } from './cardPayments.ts';
import { fieldNames, type Refusal, type PaymentFields } from './paymentFields.ts';
import type { PaymentRequest } from './paymentRequest.ts';

const bank = { kicker: 'Banque de démonstration', isNarrow: true };

/** The payment, and a button for each of its three results. */
export function paymentPage({ fields, cents, billing }: PaymentRequest): Html {
  const { addressLine1, postalCode, city, country } = billing;
  return simulatorPage(
    'Paiement par carte',
    html`<section class="card">
        <p class="amount">${formatCents(cents)}</p>
        ${factList([
          ['Référence', fields.reference],
          ['Objet', fields['texte-libre']],
          ['E-mail', fields.mail],
          ['Facturation', `${addressLine1}, ${postalCode} ${city}, ${country}`],
        ])}
        <form class="choices" method="post">
          ${sealedFields(fields)}
          <button class="main" formaction="/test/paiement/payer">Payer</button>
          <button formaction="/test/paiement/refuser">Refuser</button>
          <button formaction="/test/paiement/abandonner">Abandonner</button>
        </form>
        <p class="quiet">
          Aucune carte n'est demandée. Payer et Refuser préviennent l'exploitant, puis ramènent au
          site ; Abandonner y ramène sans rien lui dire.
        </p>
      </section>
      <details>
        <summary>Champs reçus du site</summary>
        <div class="scroll" role="region" aria-label="Champs reçus du site" tabindex="0">
          <table>
            ${fieldNames.map(
              (name) =>
                html`<tr>
                  <th scope="row"><code>${name}</code></th>
                  <td><code>${fields[name]}</code></td>
                </tr>`,
            )}
          </table>
        </div>
      </details>`,
    bank,
  );
}

/** Why the bank refuses the form, and what to do. */
export function refusalPage({ problem, advice }: Refusal, wayBack: string | null): Html {
  return simulatorPage(
    'Demande de paiement refusée',
    html`<section class="card">
      <p><strong>${problem}</strong></p>
      <p>${advice}</p>
      ${wayBack === null ? '' : html`<p><a href="${wayBack}">Revenir au site</a></p>`}
    </section>`,
    bank,
  );
}

/**
 * The bank has stored the result, but the operator did not acknowledge it: the report can be sent
 * again.
 */
export function unacknowledgedPage(
  { fields }: PaymentRequest,
  { outcome }: StoredCardPayment,
  problem: string,
  wayBack: string,
): Html {
  return simulatorPage(
    "L'exploitant n'a pas confirmé",
    html`<section class="card">
      <p>
        <strong>
          ${outcome === 'paid' ? 'Le paiement est accepté' : 'Le paiement est refusé'}, mais
          l'exploitant n'en a pas accusé réception.
        </strong>
      </p>
      <p>${problem}</p>
      <form class="choices" method="post">
        ${sealedFields(fields)}
        <button class="main" formaction="/test/paiement/prevenir">Prévenir à nouveau</button>
      </form>
      <p><a href="${wayBack}">Revenir au site</a></p>
    </section>`,
    bank,
  );
}

/**
 * Each page carries the whole form, seal included: the bank stores nothing between two requests.
 */
function sealedFields(fields: PaymentFields): Html {
  return html`${fieldNames.map(
    (name) => html`<input type="hidden" name="${name}" value="${fields[name]}" />`,
  )}`;
}
