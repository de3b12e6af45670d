import { html } from 'hono/html';
import type { Html } from '../simulators/pages/simulatorPage.ts';
import type { Picture, PicturedState } from './PicturedState.ts';

/** A picture of this run, with the same picture of the base run. */
export interface ShownPicture extends Picture {
  /** Address of the image, relative to the page. */
  readonly source: string;
  /** Address of the picture of the base run; null without a comparison, or when there is none. */
  readonly before: string | null;
  readonly isChanged: boolean;
}

export interface ShownState extends Omit<PicturedState, 'pictures'> {
  readonly pictures: readonly ShownPicture[];
}

/**
 * One page with all pictures, without a script; with `isComparison`, only the changed and the failed
 * states.
 */
export function galleryPage(states: readonly ShownState[], isComparison: boolean): Html {
  const changed = states.filter(({ pictures }) => pictures.some(({ isChanged }) => isChanged));
  const failed = states.filter(({ problem }) => problem !== null);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Gallery</title>
        <link rel="icon" href="data:," />
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            margin: 1rem;
            font:
              1rem/1.4 system-ui,
              sans-serif;
          }
          section {
            border-top: 1px solid;
            margin-top: 2rem;
          }
          .row {
            display: flex;
            gap: 1rem;
            overflow-x: auto;
            align-items: start;
          }
          figure {
            margin: 0;
            flex: none;
          }
          img {
            display: block;
            height: 45rem;
            width: auto;
            border: 1px solid #888;
            background: #888;
          }
          .changed img {
            border: 3px solid #d22;
          }
          .problem {
            color: light-dark(#b3261e, #ff9d94);
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <h1>Gallery: ${states.length} states</h1>
        <p>Select a picture to open it in its full size.</p>
        ${failed.length > 0 ? list(`Could not be opened: ${failed.length}`, failed) : ''}
        ${isComparison ? list(`Changed: ${changed.length}`, changed) : ''}
        ${(isComparison ? [...changed, ...failed] : states).map(section)}
      </body>
    </html>`;
}

function list(title: string, states: readonly ShownState[]): Html {
  return html`<h2>${title}</h2>
    <ul>
      ${states.map(({ index, name }) => html`<li><a href="#s${index}">${name}</a></li>`)}
    </ul>`;
}

function section({ index, name, address, pictures, problem }: ShownState): Html {
  return html`<section id="s${index}">
    <h2>${name}</h2>
    <p><code>${address}</code></p>
    ${problem === null ? '' : html`<p class="problem">${problem}</p>`}
    <div class="row">${pictures.map(figures)}</div>
  </section>`;
}

function figures({ source, before, isChanged, mode, width, scheme }: ShownPicture): Html {
  const what = `${width} px, ${scheme}${mode === 'normal' ? '' : `, ${mode}`}`;
  return html`${before === null ? '' : figure(before, `${what}, before`, false)}
  ${figure(source, before === null ? what : `${what}, after`, isChanged)}`;
}

function figure(source: string, what: string, isChanged: boolean): Html {
  return html`<figure class="${isChanged ? 'changed' : ''}">
    <figcaption>${what}</figcaption>
    <a href="${source}"><img loading="lazy" src="${source}" alt="${what}" /></a>
  </figure>`;
}
