import { html } from 'hono/html';
import type { Html } from '../../pages/simulatorPage.ts';
import { atParis } from '../../rules/parisTime.ts';
import type { Services } from '../../world/Services.ts';
import { section, type Outcome } from '../section.ts';

/** One year. */
export const longestJumpMinutes = 366 * 24 * 60;

const jumps = [
  { minutes: 10, label: '10 minutes' },
  { minutes: 2 * 60, label: '2 heures' },
  { minutes: 24 * 60, label: '1 jour' },
  { minutes: 8 * 24 * 60, label: '8 jours' },
];

/** The operator's time, and forms that move it forward. */
export function timeSection({ clock }: Services, outcome: Outcome | undefined): Html {
  const sent = outcome?.section === 'heure' ? outcome.sent?.get('minutes') : undefined;
  return section(
    'heure',
    'Heure',
    outcome,
    html`<p>
        Pour l'exploitant, il est <strong>${wordsOf(clock.now())}</strong> à Paris,
        ${
          clock.ahead() === 0
            ? "comme sur l'horloge de cette machine."
            : html`en avance de ${durationOf(clock.ahead())} sur cette machine.`
        }
      </p>
      <p>
        Avancer l'heure fait expirer les sessions (1&nbsp;heure) et les liens des e-mails, rouvre
        les champs dont la modification est en cours de traitement, oublie les tentatives et change
        le trafic. L'heure ne revient jamais en arrière.
      </p>
      <form method="post" action="/control/time#heure-notice">
        <span id="jump-label" class="label">Avancer de</span>
        ${jumps.map(
          ({ minutes, label }) =>
            html`<button name="minutes" value="${minutes}" aria-describedby="jump-label">
              ${label}
            </button>`,
        )}
      </form>
      <form method="post" action="/control/time#heure-notice">
        <label for="minutes">Nombre de minutes</label>
        <input
          id="minutes"
          name="minutes"
          inputmode="numeric"
          autocomplete="off"
          size="7"
          value="${sent ?? ''}"
          ${
            sent === undefined || sent === null
              ? ''
              : html`aria-invalid="true" aria-describedby="heure-notice"`
          }
        />
        <button>Avancer</button>
      </form>`,
  );
}

function wordsOf(at: number): string {
  return atParis(at).toFormat("cccc d LLLL yyyy, HH 'h' mm");
}

function durationOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const days = Math.floor(minutes / (24 * 60));
  const hours = Math.floor((minutes % (24 * 60)) / 60);
  const parts = [
    days > 0 ? `${days} j` : '',
    hours > 0 ? `${hours} h` : '',
    minutes % 60 > 0 ? `${minutes % 60} min` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? `${seconds} s` : parts.join(' ');
}
