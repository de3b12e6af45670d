/** Palettes that no screen uses are left out; everything else that Mantine's styles ask for is written. */
const KEPT_PALETTES = ['brand', 'gray', 'dark', 'red', 'teal', 'yellow'];

/**
 * The text of `generated/mantine-variables.css`: Mantine's variables for our theme, as its own resolver
 * computes them, with each light/dark difference as one light-dark() pair so that it follows
 * `color-scheme`, forced or from the system.
 */
export async function mantineVariables(): Promise<string> {
  const [mantine, { semanticVariables, theme }] = await Promise.all([
    import('@mantine/core'),
    import('../../src/ui/design/theme.ts'),
  ]);
  const merged = mantine.mergeMantineTheme(mantine.DEFAULT_THEME, theme);
  const { variables, light, dark } = mantine.defaultCssVariablesResolver(merged);
  const dropped = Object.keys(merged.colors).filter((name) => !KEPT_PALETTES.includes(name));

  const darkValues = new Map(Object.entries(dark));
  const schemed = Object.entries(light).map(([name, inLight]): [string, string] => {
    const inDark = darkValues.get(name) ?? inLight;
    return [name, inLight === inDark ? inLight : `light-dark(${inLight}, ${inDark})`];
  });
  const all: Readonly<Record<string, string>> = {
    ...variables,
    ...Object.fromEntries(schemed),
    ...semanticVariables,
  };
  const lines = Object.entries(all)
    .filter(([name]) => name !== '--mantine-color-scheme')
    .filter(([name]) => !dropped.some((palette) => name.startsWith(`--mantine-color-${palette}-`)))
    .map(([name, value]) => `  ${name}: ${value};`);
  return `/* Made from src/ui/design/theme.ts: do not edit. */\n:root {\n${lines.join('\n')}\n}\n`;
}
