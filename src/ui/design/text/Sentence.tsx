import type { ReactElement } from 'react';

/**
 * A sentence that may contain what the operator's server wrote, between isolates (`operatorText`): that part
 * is marked as French for assistive technology and translation.
 */
export function Sentence({ children }: { readonly children: string }): ReactElement {
  const pieces = children.split(/\u2068([^\u2069]*)\u2069/);
  return (
    <>
      {pieces.map(
        (piece, index) =>
          piece !== '' && (
            // The pieces of a sentence never change their order.
            <span key={index} lang={index % 2 === 1 ? 'fr' : undefined}>
              {piece}
            </span>
          ),
      )}
    </>
  );
}
