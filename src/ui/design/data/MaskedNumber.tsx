import type { ReactElement } from 'react';

/** An IBAN or a card number, by its last characters; screen readers skip the dots. */
export function MaskedNumber({ ending }: { readonly ending: string }): ReactElement {
  return (
    <>
      <span className="tp-hidden">se terminant par </span>
      <span aria-hidden="true">••••{'\u00a0'}</span>
      {ending}
    </>
  );
}
