import { Box, Paper, Stack } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { userIcon } from '../../../../generated/icons';
import { IconTile } from '../../design/icon/IconTile';

interface AccountCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What a page offers with an account. */
export function AccountCard({ title, children }: AccountCardProps): ReactElement {
  return (
    <Paper component="section" mt="lg" p="lg" aria-labelledby="compte">
      <Stack gap="sm">
        <IconTile of={userIcon} />
        <Box component="h2" id="compte" fz="lg">
          {title}
        </Box>
        {children}
      </Stack>
    </Paper>
  );
}
