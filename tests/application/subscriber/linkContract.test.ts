import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import { linkContract } from '../../../src/application/subscriber/linkContract';
import { createAppStore } from '../../../src/application/store';
import { aContractLink } from '../../support/http/requests';
import { fakePorts } from '../../support/store/fakePorts';

it('M1.6, M7.15 sends the form that links the contract', async () => {
  const call = vi.fn(() => TE.right({ sentence: null }));
  const store = createAppStore(fakePorts({ subscribers: { linkContract: call } }));
  await store.dispatch(linkContract(aContractLink));
  expect(call.mock.calls).toEqual([[aContractLink]]);
});
