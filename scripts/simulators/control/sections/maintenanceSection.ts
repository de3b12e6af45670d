import { html } from 'hono/html';
import { maintenanceIsOn } from '../../backend/publicSite/readMaintenance.ts';
import type { Html } from '../../pages/simulatorPage.ts';
import type { Services } from '../../world/Services.ts';
import { section, type Outcome } from '../section.ts';

/** The maintenance flag that the API answers (P7.4, P4.33). */
export function maintenanceSection({ settings }: Services, outcome: Outcome | undefined): Html {
  const isOn = maintenanceIsOn(settings);
  return section(
    'maintenance',
    'Maintenance',
    outcome,
    html`<p>Le site est <strong>${isOn ? 'en maintenance' : 'ouvert'}</strong>.</p>
      <p>
        L'API le dit à qui le lui demande, par l'appel de maintenance et dans les données publiques.
      </p>
      <form method="post" action="/control/maintenance#maintenance-notice">
        <button name="isOn" value="${isOn ? 'no' : 'yes'}">
          ${isOn ? 'Rouvrir le site' : 'Mettre le site en maintenance'}
        </button>
      </form>`,
  );
}
