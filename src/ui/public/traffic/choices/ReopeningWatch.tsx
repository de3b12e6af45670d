import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { words } from '#words/home/trafficChoices';
import { bellIcon } from '../../../../../generated/shellIcons';
import { ringChime } from '../../../../application/publicSite/ringChime';
import { waitBegan, waitEnded } from '../../../../application/shell/runsSlice';
import type { TrafficDirection } from '../../../../domain/publicSite/traffic';
import { Icon } from '../../../design/icon/Icon';
import { useAppDispatch } from '../../../state/appHooks';
import type { TrafficLine } from '../TrafficView';
import { nameOf } from './nameOf';
import styles from './TrafficChoices.module.css';

interface ReopeningWatchProps {
  readonly lines: readonly TrafficLine[];
  readonly watched: readonly TrafficDirection[];
  /** Those of them that are open again. */
  readonly reopened: readonly TrafficLine[];
  readonly onWatch: (watched: readonly TrafficDirection[]) => void;
}

/**
 * « Prévenez-moi quand le tunnel rouvre », for each closed direction, while this page is open; with a sound
 * if it is switched on. It can be stopped while the state is unknown, too. No push, no permission. Until its
 * message is closed, no new release reloads the page.
 */
export function ReopeningWatch(props: ReopeningWatchProps): ReactElement {
  const { lines, watched, reopened, onWatch } = props;
  const dispatch = useAppDispatch();
  const [hasSound, setSound] = useState(false);
  const isWaiting = watched.length > reopened.length;
  const isAwaited = (id: TrafficDirection): boolean =>
    watched.includes(id) && reopened.every((line) => line.id !== id);
  const isUsed = watched.length > 0;
  useEffect(() => {
    if (!isUsed) return;
    dispatch(waitBegan());
    return () => void dispatch(waitEnded());
  }, [dispatch, isUsed]);
  const known = useRef<readonly TrafficDirection[]>([]);
  const ring = useEffectEvent(() => {
    const ids = reopened.map(({ id }) => id);
    const hasMore = ids.some((id) => !known.current.includes(id));
    known.current = ids;
    if (hasMore && hasSound) void dispatch(ringChime());
  });
  const key = reopened.map(({ id }) => id).join();
  useEffect(() => ring(), [key]);

  return (
    <div>
      {lines
        .filter(({ id, state }) => state === 'closed' || isAwaited(id))
        .map((line) => {
          const isWatched = watched.includes(line.id);
          const others = watched.filter((one) => one !== line.id);
          return (
            <button
              key={line.id}
              type="button"
              className={styles.notice}
              onClick={() => onWatch(isWatched ? others : [...others, line.id])}
            >
              <Icon of={bellIcon} />
              <span>
                <span>{isWatched ? words.stop : words.notify}</span>
                <small>
                  <span className="tp-hidden">, </span>
                  <span>{nameOf(line)}</span>
                </small>
              </span>
            </button>
          );
        })}
      <p role="status" className={styles.note}>
        {isWaiting && words.keepOpen}
      </p>
      {isWaiting && (
        <label className={styles.sound}>
          <input
            type="checkbox"
            role="switch"
            checked={hasSound}
            onChange={({ currentTarget: { checked } }) => {
              setSound(checked);
              // Plays the sound once as an example. Browsers allow sounds only after a press.
              if (checked) void dispatch(ringChime());
            }}
          />
          <span>{words.sound}</span>
        </label>
      )}
    </div>
  );
}
