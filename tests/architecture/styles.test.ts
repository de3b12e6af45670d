import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = globSync('src/**/*.css').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Its media conditions. */
const conditionsIn = (text: string): readonly string[] =>
  (text.match(/(?<=@media )[^{]*/g) ?? []).map((condition) => condition.trim());

// A browser looks for such a rule at each change, from every element on, and then recalculates all styles.
it('no style sheet has `:has()` without a class, an id or an element before it', () => {
  const found = sheets.flatMap(({ file, text }) => {
    const rules = text.match(/(?<=^|[\s>+~,]):has\(.*/gm) ?? [];
    return rules.map((rule) => `${file}: ${rule}`);
  });
  expect(found).toEqual([]);
});

// A browser ranks layers in the order in which it meets them, whatever their rules are.
it('the layer of our base styles comes before that of Mantine: it is imported first', () => {
  const [first] = readFileSync('src/main.tsx', 'utf8').match(/^import .*$/m) ?? [];
  expect(first).toBe("import './ui/design/theme/base.css';");
});

it('a style sheet has at most 150 lines', () => {
  const long = sheets.filter(({ text }) => text.trimEnd().split('\n').length > 150);
  expect(long.map(({ file }) => file)).toEqual([]);
});

it('the site changes its layout at four widths and one height only, never between two', () => {
  const known = ['width 35em', 'width 48em', 'width 62em', 'width 80em', 'height 31.25em'];
  const others = sheets.flatMap(({ file, text }) =>
    conditionsIn(text).flatMap((condition) =>
      [...condition.matchAll(/\((.*?)\)/g)]
        .map(([, asked = '']) => asked)
        .filter((asked) => /\d/.test(asked) && !known.includes(asked.replace(/ (<|>=) /, ' ')))
        .map((asked) => `${file}: ${asked}`),
    ),
  );
  expect(others).toEqual([]);
});

it('the public pages have at most ten different media conditions', () => {
  const folders = /^src\/ui\/(public|shell|account|design|app\/frame|city|cms)\//;
  const asked = sheets
    .filter(({ file }) => folders.test(file))
    .flatMap(({ text }) => conditionsIn(text));
  expect([...new Set(asked)].length).toBeLessThanOrEqual(10);
});
