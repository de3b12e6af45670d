import { cleanup, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, expect, it } from 'vitest';
import { TicketSearch } from '../../../../src/ui/freeRamp/refund/TicketSearch';
import { aFoundTicket, anIdentifier } from '../../../support/freeRamp/freeRamp';
import { showPage } from '../showPage';

afterEach(cleanup);

it.each([
  ['notRefundable', /^Ce ticket ne donne pas droit à un remboursement/, 1],
  ['handedOutAtLane', /vous a été remis en voie/, 0],
] as const)(
  'P4.14, P4.20 a ticket that is %s says why it is not refunded',
  async (status, sentence, receipts) => {
    await showPage(<TicketSearch identifier={anIdentifier} wanted="result" />, {
      ports: { refunds: { lookUp: () => TE.right(aFoundTicket({ status })) } },
      account: null,
    });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Être remboursé' })).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Télécharger le reçu' })).toHaveLength(receipts);
  },
);
