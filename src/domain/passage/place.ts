/** The places that the tunnels connect, by the names that the whole site shows (P3.10, P9.16, P9.17). */
export const placeNames = {
  oldPort: 'Vieux-Port (Carénage)',
  prado: 'Prado',
  schloesing: 'Schloesing',
  menpenti: 'Menpenti',
  prado2: 'Prado 2',
  roundabout: 'Rond-point du Prado',
  a50: 'A50',
} as const;

export type Place = keyof typeof placeNames;

/** « Vieux-Port », where « Vieux-Port (Carénage) » has no room and stands nearby. */
export function shortPlaceName(name: string): string {
  return name.replace(/ \(.*$/, '');
}

/** The names of a place that are not the shown one: on road signs and in the operator's texts. */
const otherNames: Partial<Readonly<Record<Place, readonly string[]>>> = {
  oldPort: ['Carénage', 'Vieux-Port', 'Vieux Port'],
  prado2: ['Prado2'],
};

/**
 * Where a text first names a place; -1 if nowhere. « Prado 2 » and « Rond-point du Prado » are not « Prado ».
 */
export function placeIn(text: string, place: Place): number {
  const longer = Object.values(placeNames).filter((name) => name !== placeNames[place]);
  const names = [placeNames[place], ...(otherNames[place] ?? [])];
  const masked = longer
    .filter((name) => name.includes(placeNames[place]))
    .reduce((left, name) => left.replaceAll(name, '_'.repeat(name.length)), text);
  const found = names
    .map((name) => masked.search(wholeName(name)))
    .filter((position) => position >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

function wholeName(name: string): RegExp {
  const literal = name.replaceAll(/[()]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\d])${literal}(?![\p{L}\d]| ?\d)`, 'u');
}
