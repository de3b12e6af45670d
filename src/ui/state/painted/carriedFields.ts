import { enter, fields, isChanged, type Field } from './heldInput';

/** A field by its position among all fields of the page: their labels are in another language. */
interface CarriedField {
  readonly position: number;
  readonly value: string;
  readonly isTicked: boolean;
}

/**
 * The fields that a visitor filled in, without secrets: no password, file, bank account or card, which are
 * stored nowhere.
 */
export function collectFields(): readonly CarriedField[] {
  return fields().flatMap((field, position) =>
    isChanged(field) && !isSecret(field)
      ? [
          {
            position,
            value: field.value,
            isTicked: field instanceof HTMLInputElement && field.checked,
          },
        ]
      : [],
  );
}

/** Fills them in again, in the same page in another language. */
export function enterFields(carried: readonly CarriedField[]): void {
  const present = fields();
  for (const one of carried) {
    const field = present[one.position];
    if (field && !isSecret(field)) enter(field, one);
  }
}

function isSecret(field: Field): boolean {
  return field.matches('[type=password], [type=file], [data-secret]');
}
