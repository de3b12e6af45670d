import { useState, type ReactElement } from 'react';
import { words as homeWords } from './home.words.fr';
import { Button } from '../../design/controls/Button';
import scene from '../../design/scenes/ramp.svg';
import { operator } from '../../operator';
import more from './HomeMore.module.css';
import { ThirdPartyNotice } from './ThirdPartyNotice';
import { useThirdParties } from './useThirdParties';

const words = homeWords.ramp;

/** The video of the free ramp (P2.1): a player of another site, loaded on request and with consent only. */
export function RampVideo(): ReactElement {
  const isAllowed = useThirdParties();
  const [isWanted, setWanted] = useState(false);
  if (isWanted && isAllowed) {
    return (
      <iframe
        ref={takeLostFocus}
        className={more.player}
        src={operator.rampVideo}
        title={words.video}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        referrerPolicy="no-referrer"
        allow="fullscreen"
      />
    );
  }
  return (
    <div className={more.video}>
      {/* Our own picture, with its size: a car that leaves the tunnel, uphill. */}
      <img src={scene} alt="" width="640" height="360" loading="lazy" />
      <div>
        {isWanted ? (
          <ThirdPartyNotice buttonRef={takeLostFocus}>{words.videoElsewhere}</ThirdPartyNotice>
        ) : (
          <Button onClick={() => setWanted(true)}>{words.watch}</Button>
        )}
      </div>
    </div>
  );
}

/** `ref` of what replaces the button that was pressed: takes the focus, if nothing else has it. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
