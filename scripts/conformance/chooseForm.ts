import type { PlacedMisfit, PlacedSchema } from './PlacedMisfit.ts';

export interface ChosenForm {
  /** Of the form that was meant: none but unknown fields when one fits. */
  readonly misfits: readonly PlacedMisfit[];
  /** How many forms fit, when more than one does; 0 otherwise. */
  readonly several: number;
  /** Position of the form that was meant. */
  readonly index: number;
}

/**
 * Of several forms (`oneOf`), the one that a value was meant to be: the one that fits; else the one whose literals
 * (`state: true`, `status: error`) and kind of value agree, and then the one with the fewest misfits, the earliest first.
 * `base` is the pointer of the value.
 */
export function chooseForm(
  forms: readonly PlacedSchema[],
  base: string,
  compare: (form: PlacedSchema) => readonly PlacedMisfit[],
): ChosenForm {
  const judged = forms.map((form, index) => ({ index, misfits: compare(form) }));
  const fitting = judged.filter(({ misfits }) => misfits.every(isAddition));
  const [best] = (fitting.length > 0 ? fitting : judged).toSorted(
    (one, other) => distance(one.misfits, base) - distance(other.misfits, base),
  );
  return {
    misfits: best?.misfits ?? [],
    several: fitting.length > 1 ? fitting.length : 0,
    index: best?.index ?? 0,
  };
}

export function isAddition({ rule }: PlacedMisfit): boolean {
  return rule === 'schema/unknown';
}

/**
 * How far a value is from a form: another kind of value, then another literal, then the number of ways in which it differs; what is
 * the same in a thousand items of a list is one way.
 */
function distance(misfits: readonly PlacedMisfit[], base: string): number {
  const ways = new Map(misfits.map((one) => [`${one.rule} ${one.source}`, one]));
  return [...ways.values()].reduce((sum, { rule, pointer, source }) => {
    const depth = pointer.slice(base.length).split('/').length - 1;
    if (rule === 'schema/unknown') return sum + 1;
    if (depth === 0) return sum + 1_000_000_000;
    const isLiteral = depth === 1 && /\/(const|enum)$/.test(source);
    return sum + (isLiteral ? 1_000_000 : 10);
  }, 0);
}
