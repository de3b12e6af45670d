import type { ReactElement } from 'react';

/** An IBAN or the number of a card, by its last characters; the dots that stand for the others are not read out. */
export function MaskedNumber({ ending }: { readonly ending: string }): ReactElement {
  return (
    <>
      <span className="tp-hidden">se terminant par </span>
      <span aria-hidden="true">••••{'\u00a0'}</span>
      {ending}
    </>
  );
}
