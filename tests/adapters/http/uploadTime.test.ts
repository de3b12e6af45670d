import { isRight, left } from 'fp-ts/Either';
import { afterEach, expect, it } from 'vitest';
import { httpContractGateway } from '../../../src/adapters/http/HttpContractGateway';
import type { Upload } from '../../../src/domain/upload';
import { startFailingServer, type FailingServer } from '../../support/failingServer';
import { someBankDetails } from '../../support/requests';
import { testClient } from '../../support/testClient';

let server: FailingServer | undefined;

afterEach(() => server?.stop());

/** The answer comes after half a second; any other call is given up after a tenth of one. */
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

it('a large document on a slow line is given the time that it needs', async () => {
  expect(isRight(await saveSlipOf(1_000_000))).toBe(true);
});

it('a small one is given up like any other call', async () => {
  expect(await saveSlipOf(1_000)).toEqual(left({ kind: 'service/too-slow' }));
});
