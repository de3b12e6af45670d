import { Box, DataList } from '@mantine/core';
import '@mantine/core/styles/DataList.layer.css';
import type { ReactElement } from 'react';
import { formatDate, formatEuros } from '../../words/format.fr';
import { words } from './refundClaim.words.fr';
import { words as wizard } from './refundWizard.words.fr';
import type { Refund } from '../../../domain/freeRamp/refund';
import { Fact } from '../../design/data/FactList';
import { groupIdentifier } from './groupIdentifier';

/** The 20 digits of a ticket, as a fact of its own. */
export function IdentifierFact({ identifier }: { readonly identifier: string }): ReactElement {
  return (
    <Fact label={wizard.ticket.identifier}>
      <Identifier>{identifier}</Identifier>
    </Fact>
  );
}

/** The tickets of a request: the day and the identifier, and the amount where there are several. */
export function TicketFacts({ refunds }: { readonly refunds: readonly Refund[] }): ReactElement {
  const isOne = refunds.length === 1;
  return (
    <>
      {refunds.map(({ id, identifier, ticketAt, amount }) =>
        isOne ? (
          <Fact key={id} label={words.ticketOf(formatDate(ticketAt))}>
            <Identifier>{identifier}</Identifier>
          </Fact>
        ) : (
          <DataList.Item key={id}>
            <DataList.ItemLabel>
              <span>{words.ticketOf(formatDate(ticketAt))}</span>{' '}
              <Identifier display="block">{identifier}</Identifier>
            </DataList.ItemLabel>
            <DataList.ItemValue>{formatEuros(amount)}</DataList.ItemValue>
          </DataList.Item>
        ),
      )}
    </>
  );
}

interface IdentifierProps {
  readonly display?: 'block';
  readonly children: string;
}

/** Smaller than the amounts and days beside it. */
function Identifier({ children, ...box }: IdentifierProps): ReactElement {
  return (
    <Box component="span" fz="sm" fw={400} {...box}>
      {groupIdentifier(children)}
    </Box>
  );
}
