import { Box, Group } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

interface SiteLineProps {
  /** The name of the line. */
  readonly title: string;
  /** Said by screen readers as soon as it appears. */
  readonly sentence: string;
  /** The button that does what the sentence is about. */
  readonly children: ReactNode;
}

/** One line above the page, with one button: the visitor may go on without it. */
export function SiteLine({ title, sentence, children }: SiteLineProps): ReactElement {
  return (
    <Box
      component="aside"
      aria-label={title}
      className="tp-screen"
      p="0.25rem 4%"
      bg="var(--tp-brand-100)"
      fz="sm"
    >
      <Group justify="center" gap="0 0.75rem">
        <p role="status">{sentence}</p>
        {children}
      </Group>
    </Box>
  );
}
