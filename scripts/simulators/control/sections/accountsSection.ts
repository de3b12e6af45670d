import { html } from 'hono/html';
import type { Html } from '../../pages/simulatorPage.ts';
import { commonPassword } from '../../seed/people.ts';
import type { Services } from '../../world/Services.ts';
import { moment, section, table } from '../section.ts';

const shown = 100;

interface AccountRow {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly isActive: 0 | 1;
  readonly hasPassword: 0 | 1;
  readonly deletionRequestedAt: number | null;
  readonly contracts: string | null;
}

interface UnlinkedRow {
  readonly reference: string;
  readonly holder: string;
  readonly email: string | null;
}

/** The accounts, and the contracts that have no account yet. */
export function accountsSection({ store }: Services): Html {
  const accounts = store.rows<AccountRow>(
    `SELECT email, firstname, lastname, deletionRequestedAt, activatedAt IS NOT NULL AS isActive,
       passwordHash IS NOT NULL AS hasPassword,
       (SELECT group_concat(reference, ', ') FROM contract WHERE accountId = account.id) AS contracts
     FROM account ORDER BY id LIMIT :shown`,
    { shown },
  );
  const unlinked = store.rows<UnlinkedRow>(
    `SELECT reference, holder, email FROM contract
     WHERE accountId IS NULL ORDER BY reference LIMIT :shown`,
    { shown },
  );
  return section(
    'comptes',
    'Comptes',
    undefined,
    html`<p>
        Le mot de passe des comptes de départ est <code>${commonPassword}</code>. Un compte ouvert
        depuis le site garde celui que vous avez choisi.
      </p>
      ${table(
        'Les comptes du site',
        ['Compte', 'État', 'Contrats', 'Droits'],
        accounts.map((account) => [
          html`${account.firstname} ${account.lastname}<br /><span class="light"
              >${account.email}</span
            >`,
          stateOf(account),
          account.contracts ?? '–',
          account.contracts === null ? 'FREE' : 'SUBSCRIBER, FREE',
        ]),
        "Aucun compte n'existe encore.",
      )}
      <h3>Contrats sans compte</h3>
      <p>
        Ils se rattachent par la première connexion, ou depuis l'espace d'un abonné, avec le nom et
        le numéro ci-dessous.
      </p>
      ${table(
        'Les contrats sans compte',
        ['Numéro', 'Titulaire', 'E-mail connu'],
        unlinked.map(({ reference, holder, email }) => [reference, holder, email ?? '–']),
        'Tous les contrats sont rattachés à un compte.',
      )}`,
  );
}

function stateOf({ isActive, hasPassword, deletionRequestedAt }: AccountRow): string {
  if (deletionRequestedAt !== null) return `Suppression demandée le ${moment(deletionRequestedAt)}`;
  if (isActive === 1) return 'Actif';
  return hasPassword === 1 ? "À activer par le lien de l'e-mail" : 'Première connexion à faire';
}
