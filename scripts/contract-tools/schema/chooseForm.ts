import { type Differences, type PlacedSchema, isAddition } from './placed.ts';

export interface ChosenForm {
  /** The differences from the chosen form; when the form fits, unknown fields only. */
  readonly differences: Differences;
  /** The number of forms that fit equally well when it is more than one; otherwise 0. */
  readonly several: number;
  /** Index of the chosen form. */
  readonly index: number;
}

/**
 * Chooses the form of a `oneOf` that a value is meant to have: the one that fits without an undescribed
 * field; the one that fits; otherwise the one whose literals (`state: true`, `status: error`) and type agree;
 * then the one with the fewest differences, the earliest first. `base` is the pointer of the value.
 */
export function chooseForm(
  forms: readonly PlacedSchema[],
  base: string,
  compare: (form: PlacedSchema) => Differences,
): ChosenForm {
  const judged = forms.map((form, index) => ({ index, differences: compare(form) }));
  const exact = judged.filter(({ differences }) => differences.length === 0);
  const fitting =
    exact.length > 0 ? exact : judged.filter(({ differences }) => differences.every(isAddition));
  const [best] = (fitting.length > 0 ? fitting : judged).toSorted(
    (one, other) => distance(one.differences, base) - distance(other.differences, base),
  );
  return {
    differences: best?.differences ?? [],
    several: fitting.length > 1 ? fitting.length : 0,
    index: best?.index ?? 0,
  };
}

/** Another type weighs most, then another literal, then the differences, those of many items as one. */
function distance(differences: Differences, base: string): number {
  const ways = new Map(differences.map((one) => [`${one.rule} ${one.source}`, one]));
  return [...ways.values()].reduce((sum, { rule, pointer, source }) => {
    const depth = pointer.slice(base.length).split('/').length - 1;
    if (rule === 'schema/unknown') return sum + 1;
    if (depth === 0) return sum + 1_000_000_000;
    const isLiteral = depth === 1 && /\/(const|enum)$/.test(source);
    return sum + (isLiteral ? 1_000_000 : 10);
  }, 0);
}
