import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { latestData } from '../../../src/application/kernel/RemoteData';
import { selectSubscriber } from '../../../src/application/subscriber/subscriberSlice';
import { requestDeletion } from '../../../src/application/subscriber/requestDeletion';
import type { SubscriberGateway } from '../../../src/application/ports/subscriber/SubscriberGateway';
import { fakePorts } from '../../support/store/fakePorts';
import { withContracts, enterMember } from '../../support/subscriber/enterMember';

const three = withContracts(1, 2, 3);

describe('M4.4 the deletion of the account is marked as requested', () => {
  const requested = async (answer: ReturnType<SubscriberGateway['requestDeletion']>) => {
    const store = await enterMember(
      fakePorts({ subscribers: { load: () => TE.right(three), requestDeletion: () => answer } }),
    );
    await store.dispatch(requestDeletion());
    return latestData(selectSubscriber(store.getState()))?.deletionRequested;
  };

  it('after the server has accepted it', async () => {
    expect(await requested(TE.right({ sentence: null }))).toBe(true);
  });

  it('not when it is refused', async () => {
    expect(await requested(TE.left({ kind: 'service/refused', message: 'Non.' }))).toBe(false);
  });
});
