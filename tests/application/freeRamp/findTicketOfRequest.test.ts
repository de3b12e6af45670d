import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { findTicketOfRequest } from '../../../src/application/freeRamp/findTicketOfRequest';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';
import { anIdentifier } from '../../support/freeRamp/freeRamp';

describe('looking up a ticket', () => {
  it('P2.42 the ticket of a request is found by the request’s id', async () => {
    const findIdentifier = vi.fn(() => TE.right(anIdentifier));
    const store = createAppStore(fakePorts({ refunds: { findIdentifier } }));
    expect(await store.dispatch(findTicketOfRequest(7401))).toEqual(E.right(anIdentifier));
    expect(findIdentifier).toHaveBeenCalledWith(7401);
  });
});
