import { Flex, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import type { ReactElement } from 'react';
import { Actions } from '../../design/controls/Actions';
import { Button } from '../../design/controls/Button';

interface DownloadProgressProps {
  /** What is downloaded: the name of the bar. */
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** « 12 pages lues sur 58 ». */
  readonly words: string;
  readonly onStop: () => void;
}

/** How far a download is, with its words; announced at each quarter only. */
export function DownloadProgress(props: DownloadProgressProps): ReactElement {
  const { label, percent, words, onStop } = props;
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <>
      <Flex justify="space-between" gap="md" className="tp-numbers">
        <span>{words}</span>
        <strong>{`${percent}\u202f%`}</strong>
      </Flex>
      <Progress.Root size="lg" radius="xl" bg="var(--tp-line)">
        <Progress.Section value={percent} aria-label={label} aria-valuetext={words} />
      </Progress.Root>
      <p role="status" className="tp-hidden">
        {quarter === 0 ? `${label} en cours` : `${label}\u202f: ${String(quarter)}\u202f%`}
      </p>
      <Actions>
        <Button variant="outline" onClick={onStop}>
          Annuler
        </Button>
      </Actions>
    </>
  );
}
