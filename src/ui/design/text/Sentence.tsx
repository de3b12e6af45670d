import { Fragment, type ReactElement } from 'react';

/**
 * A sentence that may contain what the operator's server wrote, between isolates (`operatorText`): that part
 * is marked as French for assistive technology and translation.
 */
export function Sentence({ children }: { readonly children: string }): ReactElement {
  const pieces = children.split(/\u2068([^\u2069]*)\u2069/);
  if (pieces.length === 1) return <>{children}</>;
  return (
    <>
      {pieces.map((piece, index) =>
        // The pieces of a sentence never change their order.
        index % 2 === 1 ? (
          <span key={index} lang="fr">
            {piece}
          </span>
        ) : (
          <Fragment key={index}>{piece}</Fragment>
        ),
      )}
    </>
  );
}
