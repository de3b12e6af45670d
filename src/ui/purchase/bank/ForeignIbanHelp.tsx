import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import type { ReactElement } from 'react';
import { Message } from '../../design/feedback/Message';
import { ContactLinks } from '../../shell/ContactLinks';

/**
 * Refers a buyer with a foreign IBAN to customer service (P5.8), also when the IBAN is shorter than a
 * French one.
 */
export function ForeignIbanHelp(): ReactElement {
  return (
    <Stack gap="sm">
      <Message tone="info">
        Votre compte est à l'étranger{'\u202f'}? Notre service clients s'occupe de votre abonnement
        avec vous, par téléphone ou par e-mail.
      </Message>
      <ContactLinks />
    </Stack>
  );
}
