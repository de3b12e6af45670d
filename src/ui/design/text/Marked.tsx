import { Fragment, type ReactElement } from 'react';

interface MarkedProps {
  /** A sentence with parts between brackets; a part may contain brackets: `[the file scan[1].pdf]`. */
  readonly text: string;
  /** Renders a part: a link, an emphasis; `index` counts the parts. */
  readonly mark: (part: string, index: number) => ReactElement;
}

/** A sentence of which some parts are links or emphasised; each language puts them where its order wants. */
export function Marked({ text, mark }: MarkedProps): ReactElement {
  const pieces = text.split(/\[((?:[^[\]]|\[[^\]]*\])*)\]/);
  return (
    <>
      {pieces.map((piece, index) => (
        // The pieces of a sentence never change their order.
        <Fragment key={index}>
          {index % 2 === 1 ? mark(piece, (index - 1) / 2) : <Words>{piece}</Words>}
        </Fragment>
      ))}
    </>
  );
}

/** Spaces stay between the elements: in an accessible name, the parts are words of their own. */
function Words({ children }: { readonly children: string }): ReactElement {
  const words = children.trim();
  const [before, after] = words === '' ? [children, ''] : children.split(words);
  return (
    <>
      {before}
      {words !== '' && <span>{words}</span>}
      {after}
    </>
  );
}
