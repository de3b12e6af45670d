import { html } from 'hono/html';
import type { Html } from '../../pages/simulatorPage.ts';
import { receivedReports, type Report } from '../../telemetry/receivedReports.ts';
import type { Services } from '../../world/Services.ts';
import { moment, section, table } from '../section.ts';

const names: Readonly<Record<string, string>> = {
  'site.call.failed': 'Appel en échec',
  'site.answer.malformed': 'Réponse hors contrat',
  'site.error.thrown': 'Erreur du site',
  'site.release.lost': 'Fichier introuvable',
  'browser.web_vital': 'Mesure',
};

const shown = 30;

/** The reports of the site about itself. */
export function telemetrySection(services: Services): Html {
  const reports = receivedReports(services);
  return section(
    'telemetrie',
    'Télémétrie',
    undefined,
    html`<p>
        Ce que le site signale de lui-même : appels en échec, réponses hors contrat, erreurs,
        fichiers introuvables, temps d'affichage. Aucune donnée personnelle.
      </p>
      ${table(
        `Les ${shown} derniers signalements, sur ${reports.length} gardés`,
        ['Signalement', 'Détail', 'Version', 'Le'],
        reports
          .slice(0, shown)
          .map((report) => [
            names[report.name] ?? report.name,
            html`<code>${detailOf(report)}</code>`,
            html`<code>${report.release}</code>`,
            moment(report.at),
          ]),
        "Aucun signalement n'est encore arrivé.",
      )}`,
  );
}

function detailOf({ attributes }: Report): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name.split('.').at(-1) ?? name}: ${value}`)
    .join(' · ');
}
