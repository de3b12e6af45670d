import { html } from 'hono/html';
import type { Html } from '../../pages/simulatorPage.ts';
import { allowedAttempts, attemptLimit } from '../../world/attempts.ts';
import type { Services } from '../../world/Services.ts';
import { moment, section, table, type Outcome } from '../section.ts';

interface AttemptRow {
  readonly subject: string;
  readonly count: number;
  readonly latest: number;
}

/** The failed attempts that currently count towards the limit. */
export function attemptsSection({ store, clock }: Services, outcome: Outcome | undefined): Html {
  const attempts = store.rows<AttemptRow>(
    `SELECT subject, count(*) AS count, max(at) AS latest FROM attempt WHERE at > :since
     GROUP BY subject ORDER BY latest DESC LIMIT 50`,
    { since: clock.now() - attemptLimit.seconds },
  );
  const minutes = attemptLimit.seconds / 60;
  return section(
    'tentatives',
    'Tentatives',
    outcome,
    html`<p>
        Après ${attemptLimit.count} essais manqués (mot de passe, numéro d'avis…) ou demandes
        d'e-mail en ${minutes} minutes, l'exploitant répond 429 : il faut attendre, avancer l'heure
        ou oublier les tentatives.
      </p>
      ${table(
        'Les essais comptés',
        ['Objet', 'Essais', 'Le dernier le', 'État'],
        attempts.map(({ subject, count, latest }) => [
          html`<code>${subject}</code>`,
          count,
          moment(latest),
          count >= allowedAttempts(subject) ? 'Bloqué' : 'Compté',
        ]),
        "Aucun essai n'est compté.",
      )}
      <form method="post" action="/control/attempts/forget#tentatives-notice">
        <button>Oublier les tentatives</button>
      </form>`,
  );
}
