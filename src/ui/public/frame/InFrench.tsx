import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { inFrench } from '../../words/operatorText.fr';

/** Above what the operator publishes in French only; nothing on the French pages. */
export function InFrench(): ReactElement | null {
  return inFrench === null ? null : (
    <Box component="p" mb="md" c="dimmed" fz="sm">
      {inFrench}
    </Box>
  );
}
