import { html } from 'hono/html';
import type { Html } from '../../pages/simulatorPage.ts';
import type { SentMail } from '../../world/mailbox.ts';
import type { Services } from '../../world/Services.ts';
import { moment, section } from '../section.ts';

const shown = 20;

/** The mails that a real operator would have sent, with their links. */
export function mailsSection({ mailbox }: Services): Html {
  const mails = mailbox.latest(shown);
  return section(
    'courriels',
    'E-mails envoyés',
    undefined,
    html`<p>
        Aucun e-mail ne quitte cette machine : les ${shown} derniers sont ici, les plus récents
        d'abord. Leurs liens mènent au site. Pour un programme :
        <a href="/control/mails.json">mails.json</a>.
      </p>
      ${
        mails.length === 0
          ? html`<p class="quiet">Aucun e-mail n'a encore été envoyé.</p>`
          : html`<ol class="cards">
              ${mails.map(cardOf)}
            </ol>`
      }`,
  );
}

function cardOf({ id, recipient, subject, body, link, sentAt }: SentMail): Html {
  return html`<li>
    <h3>${subject}</h3>
    <p class="light">à ${recipient}, le ${moment(sentAt)}</p>
    ${link === undefined ? '' : html`<p><a href="${link}">${link}</a></p>`}
    <details>
      <summary>Lire l'e-mail</summary>
      <iframe src="/control/mails/${id}" title="${subject}" loading="lazy"></iframe>
    </details>
    <details>
      <summary>Lire le texte seul</summary>
      <p class="letter">${body}</p>
    </details>
  </li>`;
}
