import { expect, it } from 'vitest';
import { licencesPage } from '../../../scripts/build/licences/licencesPage.ts';

it('the page of licences shows what packages say as text', () => {
  const thing = {
    folder: 'node_modules/thing',
    name: '@scope/thing',
    version: '1.0.0',
    licence: 'MIT OR MPL-2.0',
    chosen: 'MIT',
    text: 'Copyright <a@example.fr> "$&"',
  };
  const page = licencesPage('<head>%links%</head><ul>%packages%</ul>', [thing], ['<link>']);
  expect(page).toContain('<b>@scope/thing</b> 1.0.0 – MIT');
  expect(page).toContain('<pre lang="en">Copyright &lt;a@example.fr&gt; &quot;$&amp;&quot;</pre>');
});
