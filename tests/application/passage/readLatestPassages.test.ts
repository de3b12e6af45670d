import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { readLatestPassages } from '../../../src/application/passage/readLatestPassages';
import type { PassageQuery } from '../../../src/application/ports/passage/PassageGateway';
import { createAppStore } from '../../../src/application/store';
import { defaultPassagePeriod } from '../../../src/domain/passage/passagePeriod';
import { aPassagePage } from '../../support/subscriber/builders';
import { fakePorts, today } from '../../support/store/fakePorts';

it('M7.13 the latest passages are those of all badges in the last 18 months', async () => {
  const asked: PassageQuery[] = [];
  const page = aPassagePage({ unreadable: 2 });
  const list = (query: PassageQuery) => {
    asked.push(query);
    return TE.right(page);
  };
  const store = createAppStore(fakePorts({ passages: { list } }));
  const result = await store.dispatch(readLatestPassages());
  expect(asked).toEqual([
    { page: 1, size: 100, period: defaultPassagePeriod(today), badgeReference: null },
  ]);
  expect(result).toEqual(
    E.right({
      passages: page.passages.toSorted((one, other) => other.at - one.at),
      isAll: true,
      unreadable: 2,
    }),
  );
});
