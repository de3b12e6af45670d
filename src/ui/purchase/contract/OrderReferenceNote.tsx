import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import type { OrderReference } from '../../../domain/payment/orderReference';
import { Marked } from '../../design/text/Marked';

/** The reference, which opens the order later or on another device (P2.14, P9.5). */
export function OrderReferenceNote({
  reference,
}: {
  readonly reference: OrderReference;
}): ReactElement {
  return (
    <Box component="p" c="dimmed">
      <Marked
        text={words.order(reference)}
        mark={(number) => (
          <Box component="b" c="bright" className="tp-numbers">
            {number}
          </Box>
        )}
      />
      <Box component="span" display="block" fz="sm">
        {words.keepReference}
      </Box>
    </Box>
  );
}
