import { DataList } from '@mantine/core';
import '@mantine/core/styles/DataList.layer.css';
import type { ReactElement } from 'react';
import { formatDate, formatEuros } from '../../words/format.fr';
import { words } from './refundClaim.words.fr';
import { words as wizard } from './refundWizard.words.fr';
import type { Refund } from '../../../domain/freeRamp/refund';
import { Fact } from '../../design/data/FactList';
import { groupIdentifier } from './groupIdentifier';
import styles from './Wizard.module.css';

/** The 20 digits of a ticket, as a fact of its own. */
export function IdentifierFact({ identifier }: { readonly identifier: string }): ReactElement {
  return (
    <Fact label={wizard.ticket.identifier}>
      <span className={styles.identifier}>{groupIdentifier(identifier)}</span>
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
            <span className={styles.identifier}>{groupIdentifier(identifier)}</span>
          </Fact>
        ) : (
          <DataList.Item key={id}>
            <DataList.ItemLabel>
              <span>{words.ticketOf(formatDate(ticketAt))}</span>{' '}
              <span className={styles.identifier}>{groupIdentifier(identifier)}</span>
            </DataList.ItemLabel>
            <DataList.ItemValue>{formatEuros(amount)}</DataList.ItemValue>
          </DataList.Item>
        ),
      )}
    </>
  );
}
