import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { Message } from '../../design/feedback/Message';
import { ContactLinks } from '../../shell/ContactLinks';

/**
 * Refers a buyer with a foreign IBAN to customer service (P5.8), also when the IBAN is shorter than a
 * French one.
 */
export function ForeignIbanHelp(): ReactElement {
  return (
    <Stack gap="sm">
      <Message tone="info">{words.foreign}</Message>
      <ContactLinks />
    </Stack>
  );
}
