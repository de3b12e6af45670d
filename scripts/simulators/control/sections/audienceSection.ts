import { html } from 'hono/html';
import { countedPages } from '../../audience/countedPages.ts';
import type { Html } from '../../pages/simulatorPage.ts';
import type { Services } from '../../world/Services.ts';
import { moment, section, table } from '../section.ts';

/** The page views that the audience meter counted. */
export function audienceSection(services: Services): Html {
  return section(
    'audience',
    'Audience',
    undefined,
    html`<p>
        Les pages vues par les visiteurs qui acceptent la mesure d'audience, par modèle d'adresse :
        ni nom, ni référence, ni cookie.
      </p>
      ${table(
        'Les pages comptées, la dernière vue en tête',
        ['Page', 'Vues', 'La dernière le'],
        countedPages(services).map(({ name, url, views, latest }) => [
          html`<code title="${url}">${name}</code>`,
          views,
          moment(latest),
        ]),
        "Aucune page n'est encore comptée.",
      )}`,
  );
}
