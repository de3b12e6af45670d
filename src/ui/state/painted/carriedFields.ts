import { enter, fields, isChanged, isTick, nameOf, type Field } from './heldInput';

/** A field by its position among all fields of the page. */
interface CarriedField {
  readonly position: number;
  /** Its type, label and legends; null on the way to another language, where it has another label. */
  readonly name: string | null;
  readonly value: string;
  readonly isTicked: boolean;
}

/**
 * The fields that a visitor filled in, without secrets: no password, file, bank account or card, which are
 * stored nowhere. `isNamed`: for the same language, in which the next release may have other fields.
 */
export function collectFields(isNamed = false): readonly CarriedField[] {
  return fields().flatMap((field, position) =>
    (isFilledIn(field) || globalThis.typedFields?.has(field)) && !isSecret(field)
      ? [
          {
            position,
            name: isNamed ? nameOf(field) : null,
            value: field.value,
            isTicked: field instanceof HTMLInputElement && field.checked,
          },
        ]
      : [],
  );
}

/** React writes the choice of a list into no HTML: a list counts only when somebody has chosen in it. */
function isFilledIn(field: Field): boolean {
  return !(field instanceof HTMLSelectElement) && isChanged(field);
}

/**
 * Fills them in again, in the same page in another language or of another release. A tick or a choice may add
 * fields, which have the next contents: they are rendered first.
 */
export async function enterFields(carried: readonly CarriedField[]): Promise<void> {
  for (const one of carried) {
    const field = findField(one);
    if (!field || isSecret(field)) continue;
    enter(field, one);
    if (isChoice(field)) await new Promise((resolve) => setTimeout(resolve));
  }
}

/** By position; in another release by name, and only where one field has it: never one of another block. */
function findField({ position, name }: CarriedField): Field | undefined {
  const present = fields();
  const atPosition = present[position];
  if (name === null || (atPosition && nameOf(atPosition) === name)) return atPosition;
  const [named, ...others] = present.filter((field) => nameOf(field) === name);
  return others.length === 0 ? named : undefined;
}

function isChoice(field: Field): boolean {
  return field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && isTick(field));
}

/** Whether the page has a secret that would have to be entered again after it is left. */
export function hasSecrets(): boolean {
  return fields().some((field) => isSecret(field) && field.value !== '');
}

function isSecret(field: Field): boolean {
  return field.matches('[type=password], [type=file], [data-secret]');
}
