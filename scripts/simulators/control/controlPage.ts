import { html } from 'hono/html';
import type { ContractDocument } from '../../contract/document.ts';
import { referencePath } from '../../reference/referencePages.ts';
import { simulatorPage, type Html } from '../pages/simulatorPage.ts';
import type { Services } from '../world/Services.ts';
import type { Outcome, SectionId } from './section.ts';
import { accountsSection } from './sections/accountsSection.ts';
import { attemptsSection } from './sections/attemptsSection.ts';
import { audienceSection } from './sections/audienceSection.ts';
import { faultsSection } from './sections/faultsSection.ts';
import { mailsSection } from './sections/mailsSection.ts';
import { maintenanceSection } from './sections/maintenanceSection.ts';
import { messagesSection } from './sections/messagesSection.ts';
import { ordersSection } from './sections/ordersSection.ts';
import { signaturesSection } from './sections/signaturesSection.ts';
import { telemetrySection } from './sections/telemetrySection.ts';
import { timeSection } from './sections/timeSection.ts';
import { trialsSection } from './sections/trialsSection.ts';

const titles: Readonly<Record<SectionId, string>> = {
  heure: 'Heure',
  maintenance: 'Maintenance',
  comptes: 'Comptes',
  essais: 'Numéros à essayer',
  courriels: 'E-mails',
  messages: 'Messages',
  commandes: 'Commandes',
  signatures: 'Signatures',
  audience: 'Audience',
  telemetrie: 'Télémétrie',
  tentatives: 'Tentatives',
  pannes: 'Pannes',
};

/** Shows the state of the simulated operator, with forms that change it. */
export function controlPage(
  services: Services,
  document: ContractDocument,
  outcome: Outcome | undefined,
): Html {
  return simulatorPage(
    "Poste de contrôle de l'exploitant",
    html`<link rel="stylesheet" href="/control/control.css" />
      <p>
        Ce que l'exploitant sait et envoie pendant que vous essayez
        <a href="${services.siteUrl()}/">le site</a>. La page montre l'instant où elle a été
        ouverte : <a href="/control">l'actualiser</a>.
      </p>
      <p>
        Tous les appels du site, avec leurs exemples :
        <a href="${referencePath}">la référence du contrat</a> (en anglais).
      </p>
      <nav aria-label="Sections">
        <ul>
          ${Object.entries(titles).map(
            ([id, title]) => html`<li><a href="#${id}">${title}</a></li>`,
          )}
        </ul>
      </nav>
      <div class="board">
        ${timeSection(services, outcome)} ${maintenanceSection(services, outcome)}
        ${accountsSection(services)} ${trialsSection(services)} ${mailsSection(services)}
        ${messagesSection(services)} ${ordersSection(services)}
        ${signaturesSection(services, outcome)} ${audienceSection(services)}
        ${telemetrySection(services)} ${attemptsSection(services, outcome)}
        ${faultsSection(services, document, outcome)}
      </div>`,
  );
}
