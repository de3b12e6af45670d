import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inProject } from '../../../scripts/process/projectRoot';

/** A piece of JSX, and whether one of its texts stands beside others or without an element. */
const rows: readonly (readonly [isRefused: boolean, jsx: string])[] = [
  [true, '<p>Total : <b>{amount}</b></p>'],
  [true, '<p>{words.total} <b>{amount}</b></p>'],
  [true, '<p>{words.totalOf(amount)}<br /></p>'],
  [true, '<p>{amount > 0 && words.total}<br /></p>'],
  [true, '<p>{amount > 0 ? `${amount} trajets` : null}<br /></p>'],
  [true, '<p>{formatEuros(amount)} TTC</p>'],
  [true, '<Button><Icon />Payer</Button>'],
  [true, '<>{words.total}</>'],
  [true, '<>Total</>'],
  [false, '<p>{`${amount} trajets`}</p>'],
  [false, '<p>{amount > 0 && words.total}</p>'],
  [false, '<p><span>{words.total}</span> <b>{amount}</b></p>'],
  [false, '<p>{amount > 0 && <b>{words.total}</b>}<br /></p>'],
  [false, '<ul>{words.list.map((one) => <li key={one}>{one}</li>)}<li /></ul>'],
  [false, '<Button icon={<Icon />}>{words.total}</Button>'],
  [false, '<div>{/* Said once. */}{children}<br /></div>'],
];

test('a text that stands beside others is refused: a translated page would lose it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rules-'));
  const imports = "import { words } from './words.fr'; import { formatEuros } from './format.fr';";
  await writeFile(
    join(folder, 'rows.tsx'),
    [imports, ...rows.map(([, jsx], index) => `export const row${index} = () => ${jsx};`)].join(
      '\n',
    ),
  );
  await writeFile(
    join(folder, 'rules.json'),
    JSON.stringify({
      jsPlugins: [inProject('scripts/checks/siteRules.mjs')],
      categories: { correctness: 'off' },
      rules: { 'site/text-alone': 'error' },
    }),
  );
  const oxlint = inProject('node_modules/.bin/oxlint');
  const told = await promisify(execFile)(oxlint, ['-c', 'rules.json', '-f', 'unix', 'rows.tsx'], {
    cwd: folder,
  }).catch((problem: unknown) => problem as { readonly stdout: string });
  await rm(folder, { recursive: true });
  const lines = new Set([...told.stdout.matchAll(/rows\.tsx:(\d+):/g)].map(([, line]) => line));
  expect(rows.map(([, jsx], index) => [lines.has(String(index + 2)), jsx])).toEqual(rows);
});
