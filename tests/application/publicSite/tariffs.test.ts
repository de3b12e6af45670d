import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { selectPublicSite } from '../../../src/application/publicSite/loadPublicSite';
import { tariffsOf, ensureTariffs } from '../../../src/application/publicSite/tariffs';
import { createAppStore } from '../../../src/application/store';
import { aTariff } from '../../support/subscriber/builders';
import { fakePorts } from '../../support/store/fakePorts';
import { answered } from '../../support/freeRamp/openFreeRamp';
import { aPublicSite } from '../../support/publicSite/publicSite';

const unreachable = { kind: 'service/unreachable' } as const;
const priced = TE.right(aPublicSite({ tariffs: [aTariff()] }));
const ready = { status: 'ready', data: [aTariff()] };

describe('M3.12 the published prices', () => {
  it.each([
    ['did not come', TE.left(unreachable), unreachable],
    [
      'alone could not be read',
      TE.right(aPublicSite({ tariffs: null, unreadableTariffs: 1 })),
      { kind: 'service/unreadable' },
    ],
  ])('that %s are a failure, until they are requested again', async (_, first, error) => {
    const load = vi.fn().mockReturnValueOnce(first).mockReturnValue(priced);
    const store = createAppStore(fakePorts({ publicSite: { load } }));
    const tariffs = (): unknown => tariffsOf(selectPublicSite(store.getState()));
    expect(tariffs()).toEqual({ status: 'idle' });
    store.dispatch(ensureTariffs());
    await answered();
    expect(tariffs()).toEqual({ status: 'failed', error });
    store.dispatch(ensureTariffs());
    expect(tariffs()).toMatchObject({ status: 'loading', lastError: error });
    await answered();
    expect(tariffs()).toEqual(ready);
    store.dispatch(ensureTariffs());
    expect(load).toHaveBeenCalledTimes(2);
  });
});
