import { enter, fields, isChanged, nameOf, type Field } from './heldInput';

/** A field by its position among all fields of the page. */
interface CarriedField {
  readonly position: number;
  /** Its type and label; null on the way to another language, where it has another label. */
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
    (isChanged(field) || globalThis.typedFields?.has(field)) && !isSecret(field)
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

/** Fills them in again, in the same page in another language or of another release. */
export function enterFields(carried: readonly CarriedField[]): void {
  const present = fields();
  for (const one of carried) {
    const field =
      one.name === null
        ? present[one.position]
        : [present[one.position], ...present].find(
            (candidate) => candidate && nameOf(candidate) === one.name,
          );
    if (field && !isSecret(field)) enter(field, one);
  }
}

/** Whether the page has a secret that would have to be entered again after it is left. */
export function hasSecrets(): boolean {
  return fields().some((field) => isSecret(field) && field.value !== '');
}

function isSecret(field: Field): boolean {
  return field.matches('[type=password], [type=file], [data-secret]');
}
