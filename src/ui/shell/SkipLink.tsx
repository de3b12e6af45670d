import type { MouseEvent, ReactElement } from 'react';
import { words } from '#words/shell/shell';
import { buttonClass } from '../design/plain/buttonClass';

const target = 'contenu';

function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById(target);
  main?.focus();
  main?.scrollIntoView();
}

/** First in the tab order of every layout; leads to `main#contenu`. */
export function SkipLink(): ReactElement {
  return (
    <a className={`${buttonClass('primary')} tp-hidden`} href={`#${target}`} onClick={skip}>
      {words.skip}
    </a>
  );
}
