/** The control page's own style, added to that of all simulator pages. */
export const controlStyle = `
nav ul { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.25rem 0; padding: 0; list-style: none; }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .9rem;
  border: 1px solid var(--line); border-radius: 2rem; background: var(--sheet); text-decoration: none; }
nav a:hover { border-color: currentColor; }
.board { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; align-items: start; }
section { scroll-margin-top: 1rem; }
section h2 { margin: 0 0 .5rem; font-size: 1.3rem; line-height: 1.2; }
h3 { margin: 1.5rem 0 .25rem; font-size: 1.05rem; }
p { max-width: 44rem; margin-block: .5rem; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
table { position: relative; margin-top: .75rem; font-variant-numeric: tabular-nums; }
thead th { color: var(--quiet); font-size: .875rem; }
tbody th { font-weight: 600; } tr:last-child > * { border-bottom: 0; } td form { margin: 0; }
.light { color: var(--quiet); font-weight: 400; }
.notice { padding: .75rem 1rem; border-left: 4px solid var(--accent);
  background: color-mix(in srgb, var(--accent) 10%, transparent); scroll-margin-top: 6rem; }
.notice.wrong { --accent: light-dark(#b3261e, #ff9d94); }
[aria-invalid] { border-color: light-dark(#b3261e, #ff9d94); }
.cards { margin: .75rem 0 0; padding: 0; list-style: none; }
.cards li { padding: .9rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.cards li:last-child { padding-bottom: 0; } .cards h3, .cards p { margin: 0 0 .25rem; }
iframe { width: 100%; height: 40rem; border: 0; border-radius: .5rem; }
.cards details { margin: 0; } .letter { white-space: pre-wrap; } summary { width: fit-content; }
.fields { display: grid; gap: 1rem; max-width: 44rem; margin: 1rem 0 0; }
.fields p { display: grid; gap: .25rem; margin: 0; }
label, .label { font-weight: 600; } .label { flex-basis: 100%; } select { min-width: 0; width: 100%; }
section > form { display: flex; margin: .75rem 0; } section > form.fields { display: grid; }
@media (width >= 56rem) {
  tbody th .light { white-space: nowrap; }
  .board { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: stretch; }
  #comptes, #essais, #commandes, #telemetrie, #pannes { grid-column: 1 / -1; }
  .fields { grid-template-columns: 1fr 1fr; align-items: end; } .wide { grid-column: 1 / -1; }
}
@media (width < 40rem) {
  table, tbody, tr, tbody th, td { display: block; width: auto; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: .6rem 0; border-top: 1px solid var(--line); }
  tbody th, td { padding: .1rem 0; border: 0; }
  td { display: grid; grid-template-columns: 8rem 1fr; gap: .5rem; align-items: center; }
  td::before { content: attr(data-label); color: var(--quiet); font-size: .875rem; }
}
`;
