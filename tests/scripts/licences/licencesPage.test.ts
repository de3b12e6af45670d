import { expect, it } from 'vitest';
import { licencesPage } from '../../../scripts/build/licences/licencesPage.ts';

const thing = {
  folder: 'node_modules/thing',
  name: '@scope/thing',
  version: '1.0.0',
  licence: 'MIT OR MPL-2.0',
  chosen: 'MIT',
  text: 'Copyright <a@example.fr> "$&"',
};

it('the page has a line for each package, with the text of its licence as text', () => {
  const page = licencesPage('<head>%links%</head><ul>%packages%</ul>', [thing], ['<link>']);
  expect(page).toContain('<head><link></head>');
  expect(page).toContain('<b>@scope/thing</b> 1.0.0 – MIT');
  expect(page).toContain('<pre lang="en">Copyright &lt;a@example.fr&gt; &quot;$&amp;&quot;</pre>');
});

it('a template without a place for the packages is an error', () => {
  expect(() => licencesPage('%links%', [thing], [])).toThrow('%packages%');
});
