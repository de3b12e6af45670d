import { enter, fields, isChanged, nameOf, type Field } from './heldInput';
import { secretFields } from './hasSecrets';

/** A field by its position among the fields of the page that are no secrets. */
interface CarriedField {
  readonly position: number;
  /** Its type, label and legend; null on the way to another language, where it has another label. */
  readonly name: string | null;
  readonly value: string;
  readonly isTicked: boolean;
}

/**
 * The fields that a visitor filled in, without secrets: no password, file, bank account or card, which are
 * stored nowhere. `isNamed`: for the same language, in which the next release may have other fields.
 */
export function collectFields(isNamed: boolean): readonly CarriedField[] {
  return openFields().flatMap((field, position) =>
    isChanged(field) || globalThis.typedFields?.has(field)
      ? [
          {
            position,
            name: isNamed ? nameOf(field) : null,
            value: field.value,
            isTicked: field.matches(':checked'),
          },
        ]
      : [],
  );
}

/**
 * Fills them in again, in the same page in another language or of another release. A tick or a choice may add
 * fields, which have the next contents: they are rendered first.
 */
export async function enterFields(carried: readonly CarriedField[]): Promise<void> {
  for (const one of carried) {
    const field = findField(one);
    if (field) enter(field, one);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * By position; in another release by name, and by both where several have the name: never one of another
 * block.
 */
function findField({ position, name }: CarriedField): Field | undefined {
  const all = openFields();
  const named = all.filter((field) => name === null || nameOf(field) === name);
  return named.find((field) => !named[1] || field === all[position]);
}

function openFields(): readonly Field[] {
  return fields().filter((field) => !field.matches(secretFields));
}
