import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { bellIcon } from '../../../../../generated/shellIcons';
import { ringChime } from '../../../../application/publicSite/ringChime';
import { openAgain, type TrafficDirection } from '../../../../domain/publicSite/traffic';
import { Icon } from '../../../design/icon/Icon';
import { PlainButton } from '../../../design/plain/PlainButton';
import { useAppDispatch } from '../../../state/appHooks';
import type { TrafficLine } from '../TrafficView';
import styles from './TrafficChoices.module.css';
import { useTabTitle } from './useTabTitle';

interface ReopeningWatchProps {
  readonly lines: readonly TrafficLine[];
  readonly watched: readonly TrafficDirection[];
  readonly onWatch: (watched: readonly TrafficDirection[]) => void;
}

/**
 * « Prévenez-moi quand le tunnel rouvre », for each closed direction: while this page is open, the title of
 * the tab changes, with a sound if it is switched on. No push, no permission.
 */
export function ReopeningWatch(props: ReopeningWatchProps): ReactElement {
  const { lines, watched, onWatch } = props;
  const dispatch = useAppDispatch();
  const [hasSound, setSound] = useState(false);
  const open = openAgain(
    watched,
    lines.map(({ id, state }) => ({ direction: id, state })),
  );
  const reopened = lines.filter(({ id }) => open.includes(id)).map(nameOf);
  const waiting = watched.length > open.length;
  const words = reopened.join(', ');
  useTabTitle(words === '' ? null : `Rouvert\u202f: ${words}`);
  const ring = useEffectEvent(() => {
    if (hasSound) void dispatch(ringChime());
  });
  useEffect(() => {
    if (words !== '') ring();
  }, [words]);

  return (
    <div>
      <div role="alert">
        {words !== '' && (
          <p className={styles.reopened}>
            <span>
              <b>Rouvert{'\u202f'}:</b> {words}
            </span>
            <PlainButton
              variant="quiet"
              onClick={() => onWatch(watched.filter((one) => !open.includes(one)))}
            >
              Fermer
            </PlainButton>
          </p>
        )}
      </div>
      {lines
        .filter(({ state }) => state === 'closed')
        .map((line) => {
          const isWatched = watched.includes(line.id);
          return (
            <button
              key={line.id}
              type="button"
              className={styles.notice}
              onClick={() => {
                onWatch(
                  isWatched ? watched.filter((one) => one !== line.id) : [...watched, line.id],
                );
              }}
            >
              <Icon of={bellIcon} />
              <span>
                {isWatched ? 'Ne plus me prévenir' : 'Prévenez-moi quand le tunnel rouvre'}
                <small>
                  <span className="tp-hidden">, </span>
                  {nameOf(line)}
                </small>
              </span>
            </button>
          );
        })}
      <p role="status" className={styles.note}>
        {waiting && "Gardez cette page ouverte\u202f: le titre de l'onglet changera."}
      </p>
      {waiting && (
        <label className={styles.sound}>
          <input
            type="checkbox"
            role="switch"
            checked={hasSound}
            onChange={({ currentTarget: { checked } }) => {
              setSound(checked);
              // What it will sound like; and browsers allow a sound after a press.
              if (checked) void dispatch(ringChime());
            }}
          />
          Avec un son
        </label>
      )}
    </div>
  );
}

function nameOf({ from, to }: TrafficLine): string {
  return `${from} → ${to}`;
}
