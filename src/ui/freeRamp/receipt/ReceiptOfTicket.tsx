import { Box, Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './receipts.words.fr';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';

/** The receipt of a ticket paid in cash: not in a list, available to anyone with its identifier (P6.1). */
export function ReceiptOfTicket(): ReactElement {
  return (
    <section aria-labelledby="recu-ticket">
      <Stack gap="sm" maw="42rem" mt="xl">
        <Box component="h2" id="recu-ticket" fz="lg">
          {words.ofTicket.title}
        </Box>
        <Box component="p" c="dimmed">
          {words.ofTicket.about}
        </Box>
        <Actions>
          <ButtonLink to={routes.freeRampRefund} variant="outline">
            {words.ofTicket.link}
          </ButtonLink>
        </Actions>
      </Stack>
    </section>
  );
}
