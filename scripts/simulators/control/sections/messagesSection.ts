import { html } from 'hono/html';
import type { Html } from '../../pages/simulatorPage.ts';
import type { Services } from '../../world/Services.ts';
import { moment, section } from '../section.ts';

const shown = 20;

interface MessageRow {
  readonly sentAt: number;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly content: string;
}

/** The messages of the contact form (P7.22). */
export function messagesSection({ store }: Services): Html {
  const messages = store.rows<MessageRow>(
    `SELECT sentAt, name, email, subject, content FROM message ORDER BY id DESC LIMIT :shown`,
    { shown },
  );
  return section(
    'messages',
    'Messages reçus',
    undefined,
    html`<p>Les ${shown} derniers messages du formulaire de contact.</p>
      ${
        messages.length === 0
          ? html`<p class="quiet">Personne n'a encore écrit.</p>`
          : html`<ol class="cards">
              ${messages.map(cardOf)}
            </ol>`
      }`,
  );
}

function cardOf({ subject, name, email, sentAt, content }: MessageRow): Html {
  return html`<li>
    <h3>${subject}</h3>
    <p class="light">de ${name}, ${email}, le ${moment(sentAt)}</p>
    <p class="letter">${content}</p>
  </li>`;
}
