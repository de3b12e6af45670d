import { Fragment, type ReactElement, type ReactNode } from 'react';

interface MarkedProps {
  /** A sentence with parts between brackets; a part may contain brackets: `[the file scan[1].pdf]`. */
  readonly text: string;
  /** Renders a part: a link, an emphasis; `index` counts the parts. */
  readonly mark: (part: string, index: number) => ReactNode;
}

/** A sentence of which some parts are links or emphasised; each language puts them where its order wants. */
export function Marked({ text, mark }: MarkedProps): ReactElement {
  const pieces = text.split(/\[((?:[^[\]]|\[[^\]]*\])*)\]/);
  return (
    <>
      {pieces.map((piece, index) => (
        // The pieces of a sentence never change their order.
        <Fragment key={index}>{index % 2 === 1 ? mark(piece, (index - 1) / 2) : piece}</Fragment>
      ))}
    </>
  );
}
