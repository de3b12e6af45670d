import { html } from 'hono/html';
import { countedPages } from '../../audience/audienceBook.ts';
import type { Html } from '../../pages/simulatorPage.ts';
import type { World } from '../../world/World.ts';
import { moment, section, table } from '../section.ts';

/** What the audience meter has counted. */
export function audienceSection(world: World): Html {
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
        countedPages(world).map(({ name, url, views, latest }) => [
          html`<code title="${url}">${name}</code>`,
          views,
          moment(latest),
        ]),
        "Aucune page n'est encore comptée.",
      )}`,
  );
}
