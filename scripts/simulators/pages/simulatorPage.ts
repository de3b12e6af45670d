import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
:root { color-scheme: light dark; --ink: light-dark(#14213d, #e8ecf4); --paper: light-dark(#f5f7fa, #10161f);
  --sheet: light-dark(#fff, #18212e); --line: light-dark(#c9d1de, #3a4558);
  --edge: light-dark(#6b778c, #8391a7);
  --quiet: light-dark(#4a5568, #a9b4c6);
  --accent: light-dark(#0b5cad, #7db8ff); --on-accent: light-dark(#fff, #0b1626);
  --warn: light-dark(#fff3d6, #4a3a10); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
.simulator { padding: .5rem 1rem; background: var(--warn); text-align: center; font-weight: 600;
  text-wrap: balance; }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main.narrow { max-width: 38rem; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.kicker { margin: 0; color: var(--quiet); font-weight: 600; } .kicker + h1 { margin-top: .25rem; }
table { border-collapse: collapse; width: 100%; } .scroll { overflow-x: auto; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0;
  border-bottom: 1px solid var(--line); }
td { overflow-wrap: anywhere; } .quiet { color: var(--quiet); } a { color: var(--accent); }
code { font: .9em/1.5 ui-monospace, monospace; }
.card { padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; }
.card > :first-child { margin-top: 0; } .card > :last-child { margin-bottom: 0; }
.amount { margin: 0 0 1rem; font-size: 2.25rem; line-height: 1.2; font-weight: 700;
  font-variant-numeric: tabular-nums; }
dl.facts { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 0 1.25rem; }
dl.facts dt { color: var(--quiet); } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; align-items: center;
  margin: .25rem .5rem .25rem 0; }
form.choices { display: flex; margin: 0 0 1rem; } form.choices button { flex: 1 1 9rem; }
button, select, input { font: inherit; min-height: 2.75rem; padding: .25rem .75rem;
  border: 1px solid var(--edge); border-radius: .4rem; background: var(--sheet); color: var(--ink); }
button { cursor: pointer; } button.main { background: var(--accent); border-color: var(--accent);
  color: var(--on-accent); font-weight: 600; }
button:hover { border-color: var(--accent); } button.main:hover { filter: brightness(1.08); }
@media (max-width: 30rem) { .card { padding: 1rem; } dl.facts { column-gap: .75rem; }
  form.choices button { flex-basis: 100%; } }
details { margin-top: 1.5rem; } summary { cursor: pointer; min-height: 2.75rem; padding: .6rem 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** The hash that lets the Content-Security-Policy allow the inline style. */
export const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

export interface PageOptions {
  /** The simulated service, shown above the title. */
  readonly kicker?: string;
  /** A narrow column, for pages of one text or form. */
  readonly isNarrow?: boolean;
  /** Address of the page's script. */
  readonly script?: string;
}

/** A page of the simulators; it starts with a banner that says so. */
export function simulatorPage(title: string, body: Html, options: PageOptions = {}): Html {
  const { kicker, isNarrow = false, script } = options;
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} – simulateur</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${style}</style>`)}
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <header class="simulator">Simulateur : rien de ce qui se passe ici n'est réel.</header>
        <main ${isNarrow ? raw('class="narrow"') : ''}>
          ${kicker === undefined ? '' : html`<p class="kicker">${kicker}</p>`}
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** A list of names and values; facts without a value are left out. */
export function factList(facts: readonly (readonly [name: string, value: string])[]): Html {
  return html`<dl class="facts">
    ${facts
      .filter(([, value]) => value !== '')
      .map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
  </dl>`;
}
