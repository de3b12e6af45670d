import * as E from 'fp-ts/Either';
import { afterEach, expect, it } from 'vitest';
import { httpContractGateway } from '../../../../src/adapters/http/contract/HttpContractGateway';
import type { Upload } from '../../../../src/domain/basis/upload';
import { startFailingServer, type FailingServer } from '../../../support/http/failingServer';
import { someBankDetails } from '../../../support/http/requests';
import { testClient } from '../../../support/http/testClient';

let server: FailingServer | undefined;

afterEach(() => server?.stop());

/** The server answers after half a second; other calls time out after a tenth of a second. */
async function saveSlipOf(bytes: number) {
  server = await startFailingServer((request, response) => {
    request.resume();
    setTimeout(() => {
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"state":true,"response":null}');
    }, 500);
  });
  const slip = new File([new Uint8Array(bytes)], 'rib.pdf') as Upload;
  const contracts = httpContractGateway(testClient(server.url, [], 100));
  return contracts.saveBankDetails({ ...someBankDetails, slip })();
}

it('a large document on a slow connection has the time that it needs', async () => {
  expect(E.isRight(await saveSlipOf(1_000_000))).toBe(true);
});

it('a small document times out like any other call', async () => {
  expect(await saveSlipOf(1_000)).toEqual(E.left({ kind: 'service/too-slow' }));
});
