import type { ReactElement } from 'react';
import { words } from './shell.words.fr';
import { buttonClass } from '../design/controls/buttonClass';
import { followToPart } from '../design/page/followToPart';

interface SkipLinkProps {
  /** The id of an element that can have the focus. */
  readonly target?: string;
  readonly children?: string;
}

/** First in the tab order of every layout, where it leads to `main#contenu`, or of a long part of a page. */
export function SkipLink({
  target = 'contenu',
  children = words.skip,
}: SkipLinkProps): ReactElement {
  return (
    <a
      className={`${buttonClass('primary')} tp-hidden`}
      href={`#${target}`}
      onClick={(event) => followToPart(event, target)}
    >
      {children}
    </a>
  );
}
