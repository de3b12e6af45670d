import { useWindowEvent } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { words } from './companions.words.fr';
import { selectHasSecrets } from '../../../application/shell/siteRelease';
import { Button } from '../../design/controls/Button';
import { useAppSelector } from '../../state/appHooks';
import { hasSecrets } from '../../state/painted/hasSecrets';
import { SiteLine } from './SiteLine';

/**
 * Asks before a link to another language loses what no document carries: passwords, files and bank accounts.
 * A second press of the same link leaves. A press that opens a new tab or window loses nothing.
 */
export function LanguageWatch(): ReactElement | null {
  const isSecretHeld = useAppSelector(selectHasSecrets);
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ask = (event: MouseEvent): void => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[hreflang]') : null;
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (link === null || link === asked || opensElsewhere) return;
    if (!isSecretHeld && !hasSecrets()) return;
    // Before the link's own listener: its address must not be opened, nor the language stored.
    event.preventDefault();
    event.stopPropagation();
    setAsked(link);
  };
  useWindowEvent('click', ask, true);
  useLayoutEffect(() => button.current?.focus(), [asked]);
  if (asked === null) return null;
  return (
    <SiteLine title={words.language.title} sentence={words.language.asking}>
      <Button ref={button} variant="quiet" onClick={() => asked.click()}>
        {words.language.leaveAnyway}
      </Button>
    </SiteLine>
  );
}
