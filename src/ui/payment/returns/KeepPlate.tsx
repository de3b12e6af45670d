import { Box, Group, Paper, Stack } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { words } from './words.fr';
import { carIcon } from '../../../../generated/icons';
import { keepPaidNotice, recallPaidNotice } from '../../../application/notice/keepPaidNotice';
import {
  followMyPlates,
  forgetMyPlates,
  keepMyPlates,
  selectMyPlates,
} from '../../../application/notice/myPlates';
import type { PaidReference } from '../../../domain/payment/paidReference';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import { Marked } from '../../design/text/Marked';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

/**
 * After a confirmed payment of this tab: offers to keep its plate on this device. Where « Mes plaques » is on
 * already, the plate is kept at once, and the offer says so.
 */
export function KeepPlate({
  reference,
}: {
  readonly reference: PaidReference;
}): ReactElement | null {
  const dispatch = useAppDispatch();
  const [paid] = useState(() => dispatch(recallPaidNotice(reference)));
  const kept = useAppSelector(selectMyPlates);
  const sentence = useRef<HTMLParagraphElement>(null);
  const [hasPressed, setHasPressed] = useState(false);
  useLayoutEffect(() => {
    dispatch(keepPaidNotice(reference));
    return dispatch(followMyPlates());
  }, [dispatch, reference]);
  if (paid === null) return null;

  const isKept = kept?.some(({ plate }) => plate === paid.plate) ?? false;
  const press = (): void => {
    if (isKept) dispatch(forgetMyPlates());
    else {
      dispatch(keepMyPlates());
      dispatch(keepPaidNotice(reference));
    }
    setHasPressed(true);
    // The button gets another meaning: the sentence that says what happened takes the focus.
    sentence.current?.focus();
  };
  return (
    <Paper
      component="section"
      p="var(--tp-space-4) var(--tp-space-5)"
      aria-labelledby="garder-plaque"
    >
      <Group wrap="nowrap" align="flex-start">
        <Box flex="none" display="flex" c="var(--tp-link)">
          <Icon of={carIcon} size={24} />
        </Box>
        <Stack align="flex-start" gap="0.5rem">
          <Box component="h2" id="garder-plaque" fz="lg">
            {words.plate.title}
          </Box>
          <Box component="p" ref={sentence} tabIndex={-1} c="dimmed" fz="sm" mb={4}>
            <Marked
              text={
                isKept
                  ? words.plate.kept(paid.plate)
                  : hasPressed
                    ? words.plate.forgotten
                    : words.plate.offer(paid.plate)
              }
              mark={(plate) => <b>{plate}</b>}
            />
          </Box>
          <Button variant="outline" onClick={press}>
            {isKept ? words.plate.forget : words.plate.keep}
          </Button>
        </Stack>
      </Group>
    </Paper>
  );
}
