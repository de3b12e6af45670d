import { Box } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

/** The purpose of a page, in one or two sentences below its heading. */
export function Lead({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Box component="p" maw="42rem" mt="sm" c="dimmed">
      {children}
    </Box>
  );
}
