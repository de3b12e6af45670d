const root = 'node_modules/';

/**
 * What is made from a package without importing it: the path of a module or its virtual name → the package.
 */
const made: readonly (readonly [module: RegExp, name: string])[] = [
  [/\/generated\/(icons|areaIcons|memberIcons|shellIcons)\.ts$/, '@tabler/icons'],
  [
    /(^|\/)generated\/atkinson-latin[\w-]*\.woff2$/,
    '@fontsource-variable/atkinson-hyperlegible-next',
  ],
  [/\/generated\/mantine-variables\.css$/, '@mantine/core'],
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
  [/^\0@oxc-project\+runtime/, '@oxc-project/runtime'],
];

/**
 * The folder of the package that a module of the build comes from, as the lockfile names it; null for the
 * site's own. Throws on a virtual module whose origin is unknown.
 */
export function packageFolder(module: string): string | null {
  const maker = made.find(([pattern]) => pattern.test(module));
  if (maker) return root + maker[1];
  const [, path] = /(?:^|\/)(node_modules\/[^?#]*)/.exec(module) ?? [];
  if (path !== undefined) {
    const start = path.lastIndexOf(root) + root.length;
    const [first = '', second = ''] = path.slice(start).split('/');
    return path.slice(0, start) + (first.startsWith('@') ? `${first}/${second}` : first);
  }
  if (module.startsWith('\0'))
    throw new Error(`Of which package is ${JSON.stringify(module)}? Add it to packageFolder.ts.`);
  return null;
}
