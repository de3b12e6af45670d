import { useState, type ReactElement } from 'react';
import { words as homeWords } from './home.words.fr';
import { Button } from '../../design/controls/Button';
import { operator } from '../../operator';
import styles from './LiveRampVideo.module.css';
import { RampPoster } from './RampPoster';
import { ThirdPartyNotice } from './ThirdPartyNotice';
import { useThirdParties } from './useThirdParties';

const words = homeWords.ramp;

/** The video of the free ramp (P2.1): a player of another site, loaded on request and with consent only. */
export function LiveRampVideo(): ReactElement {
  const isAllowed = useThirdParties();
  const [isWanted, setWanted] = useState(false);
  if (isWanted && isAllowed) {
    return (
      <iframe
        ref={takeLostFocus}
        className={styles.player}
        src={operator.rampVideo}
        title={words.video}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="no-referrer"
        allow="fullscreen"
      />
    );
  }
  return (
    <RampPoster>
      {isWanted ? (
        <ThirdPartyNotice buttonRef={takeLostFocus}>{words.videoElsewhere}</ThirdPartyNotice>
      ) : (
        <Button onClick={() => setWanted(true)}>{words.watch}</Button>
      )}
    </RampPoster>
  );
}

/** `ref` of what replaces the button that was pressed: takes the focus, if nothing else has it. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
