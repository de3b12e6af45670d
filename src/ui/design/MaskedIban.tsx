import type { ReactElement } from 'react';

/** An IBAN by its last characters; the dots that stand for the others are not read out. */
export function MaskedIban({ ending }: { readonly ending: string }): ReactElement {
  return (
    <>
      <span className="tp-hidden">se terminant par </span>
      <span aria-hidden="true">••••{'\u00a0'}</span>
      {ending}
    </>
  );
}
