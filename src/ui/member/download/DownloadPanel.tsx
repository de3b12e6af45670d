import { ActionIcon, Box, Group, Paper } from '@mantine/core';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { closeIcon } from '../../../../generated/icons';
import { Icon } from '../../design/icon/Icon';
import styles from './DownloadPanel.module.css';

interface DownloadPanelProps {
  readonly title: string;
  /** What is shown: when it changes and the pressed button has disappeared, the panel takes the focus. */
  readonly status: string;
  readonly onClose: () => void;
  /** Tells whether it runs: closing it would stop it. */
  readonly onRunning?: (isRunning: boolean) => void;
  readonly children: ReactNode;
}

/**
 * The place of a download of many parts: it opens with the focus, and keeps it. While it runs, « Annuler »
 * alone ends it.
 */
export function DownloadPanel({
  title,
  status,
  onClose,
  onRunning,
  children,
}: DownloadPanelProps): ReactElement {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    panel.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) panel.current?.focus();
  }, [status]);
  const isRunning = status === 'running';
  useEffect(() => {
    onRunning?.(isRunning);
    return () => onRunning?.(false);
  }, [isRunning, onRunning]);
  return (
    <Paper
      component="section"
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      p="lg"
      my="md"
      className={`tp-screen ${styles.panel}`}
    >
      <Group justify="space-between" wrap="nowrap" gap="sm" mih="var(--tp-control)" my={-8}>
        <Box component="h2" id={id} fz="lg">
          {title}
        </Box>
        {!isRunning && (
          <ActionIcon aria-label="Fermer" title="Fermer" me={-12} onClick={onClose}>
            <Icon of={closeIcon} />
          </ActionIcon>
        )}
      </Group>
      {children}
    </Paper>
  );
}
