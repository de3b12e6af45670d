import { html } from 'hono/html';
import type { Html } from '../../pages/simulatorPage.ts';
import type { Services } from '../../world/Services.ts';
import { moment, section, table, type Outcome } from '../section.ts';

const shown = 20;

interface SignatureRow {
  readonly id: number;
  readonly email: string | null;
  readonly createdAt: number;
  readonly signedAt: number | null;
  readonly refusedAt: number | null;
  readonly expiredAt: number | null;
}

/** The contracts given to the e-signature service. */
export function signaturesSection({ store }: Services, outcome: Outcome | undefined): Html {
  const signatures = store.rows<SignatureRow>(
    `SELECT id, json_extract(data, '$.email') AS email, createdAt, signedAt, refusedAt, expiredAt
     FROM signature ORDER BY id DESC LIMIT :shown`,
    { shown },
  );
  return section(
    'signatures',
    'Signatures électroniques',
    outcome,
    html`<p>
        Les contrats remis au service de signature simulé pendant une souscription. Le lien pour
        signer expire de lui-même au bout de 30 minutes.
      </p>
      ${table(
        `Les ${shown} derniers contrats à signer`,
        ['Contrat', 'Signataire', 'État', 'Remis le'],
        signatures.map((signature) => [
          signature.id,
          signature.email ?? '–',
          stateOf(signature),
          moment(signature.createdAt),
        ]),
        "Aucun contrat n'a encore été remis.",
      )}`,
  );
}

function stateOf({ id, signedAt, refusedAt, expiredAt }: SignatureRow): string | Html {
  if (signedAt !== null) return `Signé le ${moment(signedAt)}`;
  if (refusedAt !== null) return `Refusé le ${moment(refusedAt)}`;
  if (expiredAt !== null) return `Lien expiré le ${moment(expiredAt)}`;
  return html`En attente
    <form method="post" action="/control/signatures/expire#signatures-notice">
      <button name="id" value="${id}" aria-label="Faire expirer le lien du contrat ${id}">
        Faire expirer le lien
      </button>
    </form>`;
}
