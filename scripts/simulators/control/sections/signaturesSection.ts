import { html } from 'hono/html';
import type { Html } from '../../pages/simulatorPage.ts';
import type { World } from '../../world/World.ts';
import { moment, section, table } from '../section.ts';

const shown = 20;

interface SignatureRow {
  readonly id: number;
  readonly email: string | null;
  readonly createdAt: number;
  readonly signedAt: number | null;
  readonly refusedAt: number | null;
}

/** The contracts that were handed to the e-signature service. */
export function signaturesSection({ store }: World): Html {
  const signatures = store.rows<SignatureRow>(
    `SELECT id, json_extract(data, '$.email') AS email, createdAt, signedAt, refusedAt
     FROM signature ORDER BY id DESC LIMIT :shown`,
    { shown },
  );
  return section(
    'signatures',
    'Signatures électroniques',
    undefined,
    html`<p>Les contrats remis au service de signature simulé pendant une souscription.</p>
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

function stateOf({ signedAt, refusedAt }: SignatureRow): string {
  if (signedAt !== null) return `Signé le ${moment(signedAt)}`;
  return refusedAt === null ? 'En attente' : `Refusé le ${moment(refusedAt)}`;
}
