/** Palettes that no screen uses are excluded; all other variables of the styles of Mantine are included. */
const KEPT_PALETTES = ['brand', 'gray', 'dark', 'red', 'teal', 'yellow'];

/**
 * The text of `generated/mantine-variables.css`: the variables of Mantine for our theme, computed by its own
 * resolver. Different light and dark values become one light-dark() value, which follows `color-scheme`.
 */
export async function mantineVariables(): Promise<string> {
  const [mantine, { semanticVariables, theme }] = await Promise.all([
    import('@mantine/core'),
    import('../../src/ui/design/theme/theme.ts'),
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
  return `/* Made from src/ui/design/theme/theme.ts: do not edit. */\n:root {\n${lines.join('\n')}\n}\n`;
}
