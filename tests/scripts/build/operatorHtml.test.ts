import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fillOperator } from '../../../scripts/build/operatorHtml.ts';
import { languages } from '../../../src/ui/navigation/languages.ts';
import { operator, operatorColours } from '../../../src/ui/operator.ts';

it('index.html has no data of the operator in its source, and all of them when it is filled', async () => {
  const html = await readFile('index.html', 'utf8');
  for (const datum of [operator.name, operator.phone, ...operatorColours.surface]) {
    expect(html).not.toContain(datum);
    for (const language of languages) expect(fillOperator(html, language)).toContain(datum);
  }
});

it('numbers of notices and contracts are no telephone numbers: an iPhone would change the painted HTML', async () => {
  expect(await readFile('index.html', 'utf8')).toMatch(
    /<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" \/>/,
  );
});

it('an unknown placeholder stops the build', () => {
  expect(() => fillOperator('%operator.fax%')).toThrow('%operator.fax%');
});

it('words cannot end the attribute that they are in', () => {
  expect(fillOperator('%words.description%')).not.toContain('"');
});
