import { Box } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { words } from './words.fr';
import { ringChime } from '../../../../application/publicSite/ringChime';
import { waitBegan, waitEnded } from '../../../../application/shell/runsSlice';
import type { TrafficDirection } from '../../../../domain/passage/stretches';
import { openAgain } from '../../../../domain/publicSite/traffic';
import { SwitchField } from '../../../forms/fields/SwitchField';
import { useAppDispatch } from '../../../state/appHooks';
import type { TrafficLine } from '../TrafficView';
import { Reopened } from './Reopened';

interface ReopeningNoticeProps {
  /** The directions whose reopening the visitor waits for. */
  readonly watched: readonly TrafficDirection[];
  /** Those of them that are open again. */
  readonly reopened: readonly TrafficLine[];
  readonly onWatch: (watched: readonly TrafficDirection[]) => void;
}

/**
 * What to do while waiting for a reopening, and that it has happened; with a sound if it is switched on.
 * Until the message is closed, no new release reloads the page.
 */
export function ReopeningNotice(props: ReopeningNoticeProps): ReactElement {
  const { watched, reopened, onWatch } = props;
  const dispatch = useAppDispatch();
  const [hasSound, setSound] = useState(false);
  const isWaiting = watched.length > reopened.length;
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
    <>
      <Box component="p" role="status" fz="sm" mt={isWaiting ? 'sm' : 0}>
        {isWaiting && words.keepOpen}
      </Box>
      {isWaiting && (
        <SwitchField
          label={words.sound}
          checked={hasSound}
          onChange={({ currentTarget: { checked } }) => {
            setSound(checked);
            // Plays the sound once as an example. Browsers allow sounds only after a press.
            if (checked) void dispatch(ringChime());
          }}
        />
      )}
      <Reopened reopened={reopened} watched={watched} onWatch={onWatch} />
    </>
  );
}

/**
 * The directions on the board whose reopening the visitor waited for. An old state of the tunnels announces
 * none; those that a recent state has announced stay.
 */
export function useReopened(
  lines: readonly TrafficLine[],
  watched: readonly TrafficDirection[],
  isOld: boolean,
): readonly TrafficLine[] {
  const [announced, setAnnounced] = useState<readonly TrafficDirection[]>([]);
  const open = openAgain(
    isOld ? watched.filter((one) => announced.includes(one)) : watched,
    lines.map(({ id, state }) => ({ direction: id, state })),
  );
  if (!isOld && open.join() !== announced.join()) setAnnounced(open);
  return lines.filter(({ id }) => open.includes(id));
}
