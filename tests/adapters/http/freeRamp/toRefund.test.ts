import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { httpRefundGateway } from '../../../../src/adapters/http/freeRamp/HttpRefundGateway';
import { startFailingServer } from '../../../support/http/failingServer';
import { testClient } from '../../../support/http/testClient';

it('P3.7 a refund with an unreadable receipt is listed without it, and reported', async () => {
  const moment = { timestamp: 1793387100 };
  const refund = {
    ...{ id: 7402, identifier: '20261030181200120047', amount: 2.7, claimed: true },
    ...{ creationDate: moment, ticketDate: moment, receipt: { path: 'https://example.fr/recu' } },
  };
  const server = await startFailingServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ status: 'success', data: [refund] }));
  });
  const malformed: string[] = [];

  const listed = await httpRefundGateway(testClient(server.url, malformed)).list()();
  await server.stop();

  expect(listed).toMatchObject(
    E.right({ items: [{ id: 7402, amount: 270, receipt: null }], unreadable: 0 }),
  );
  expect(malformed.join()).toContain('/data/0/receipt');
});
