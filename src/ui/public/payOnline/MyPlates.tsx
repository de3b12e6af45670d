import { Box, Stack } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { words as payOnline } from './payOnline.words.fr';
import { carIcon, trashIcon } from '../../../../generated/icons';
import { forgetMyPlates, keepMyPlates } from '../../../application/notice/myPlates';
import type { KeptPlates, PaidNotice } from '../../../domain/notice/keptPlates';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import { useAppDispatch } from '../../state/appHooks';
import styles from './MyPlates.module.css';

interface MyPlatesProps {
  /** null: switched off. */
  readonly kept: KeptPlates | null;
  readonly onReview: (paid: PaidNotice) => void;
}

const words = payOnline.plates;

/** « Mes plaques »: switches it on, lists what this device keeps, and wipes it in one press. */
export function MyPlates({ kept, onReview }: MyPlatesProps): ReactElement {
  const dispatch = useAppDispatch();
  const [hasPressed, setHasPressed] = useState(false);
  const isOn = kept !== null;
  const isEmpty = kept?.length === 0;
  const paid = (kept ?? []).flatMap(({ plate, notices }) =>
    notices.map((number) => ({ plate, number })),
  );
  return (
    <Stack
      component="section"
      gap="sm"
      align="flex-start"
      pt="sm"
      aria-labelledby="mes-plaques"
      className={styles.section}
    >
      <h2 id="mes-plaques">{words.title}</h2>
      <p role="status">{hasPressed && (isOn ? words.switchedOn : words.switchedOff)}</p>
      {!isOn && <p>{words.offer}</p>}
      {isOn && paid.length === 0 && !hasPressed && <p>{words.noneYet}</p>}
      {kept !== null && paid.length > 0 && (
        <p>{words.kept(kept.map(({ plate }) => plate).join(', '))}</p>
      )}
      {paid.length > 0 && <p id="avis-payes">{words.paid}</p>}
      {paid.length > 0 && (
        <Box component="ul" w="100%" aria-labelledby="avis-payes" className={styles.paid}>
          {paid.map((notice) => (
            <li key={`${notice.plate} ${notice.number}`} className="tp-numbers">
              <span>
                <span>{words.notice(notice.number)}</span>
                <br />
                <span>{notice.plate}</span>
              </span>
              <Button
                variant="quiet"
                aria-label={words.reviewNotice(notice.number)}
                onClick={() => onReview(notice)}
              >
                {words.review}
              </Button>
            </li>
          ))}
        </Box>
      )}
      <Button
        variant="outline"
        icon={<Icon of={isOn ? trashIcon : carIcon} />}
        onClick={() => {
          dispatch(isOn ? forgetMyPlates() : keepMyPlates());
          setHasPressed(true);
        }}
      >
        {!isOn ? words.keep : isEmpty ? words.stop : words.forget}
      </Button>
    </Stack>
  );
}
