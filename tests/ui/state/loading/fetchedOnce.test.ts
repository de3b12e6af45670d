import { expect, test, vi } from 'vitest';
import {
  fetchAhead,
  fetchedOnce,
  LostPart,
  reportLossesAfter,
} from '../../../../src/ui/state/loading/fetchedOnce';

/** Returns the failure that a caller got. */
async function lossOf(asked: Promise<unknown>): Promise<LostPart> {
  const problem: unknown = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(problem instanceof LostPart)) throw new Error('nothing was lost');
  return problem;
}

function lostTimes(times: number): ReturnType<typeof vi.fn<() => Promise<string>>> {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('no network'));
  return load;
}

test('a failure is stored until `forget`, then the code is fetched again', async () => {
  const load = lostTimes(1);
  const fetched = fetchedOnce(load);
  const loss = await lossOf(fetched());
  await lossOf(fetched());
  expect(load).toHaveBeenCalledTimes(1);
  loss.forget();
  expect(await fetched()).toBe('part');
});

test('a second `forget` of the same failure does not discard a later fetch', async () => {
  const load = lostTimes(1);
  const fetched = fetchedOnce(load);
  const loss = await lossOf(fetched());
  loss.forget();
  const again = fetched();
  loss.forget();
  expect(fetched()).toBe(again);
  await again;
  loss.forget();
  await fetched();
  expect(load).toHaveBeenCalledTimes(2);
});

test('code that was fetched ahead is not fetched again by its first use', async () => {
  const load = lostTimes(0);
  const fetched = fetchedOnce(load);
  expect(await fetchAhead(fetched)).toBe(true);
  await fetched();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed fetch ahead is silent, and the first use fetches again', async () => {
  const load = lostTimes(1);
  const fetched = fetchedOnce(load);
  expect(await fetchAhead(fetched)).toBe(false);
  expect(await fetched()).toBe('part');
});

test('a page that is being left reports no loss before it is clear that it stays', async () => {
  let stay = (): void => undefined;
  reportLossesAfter(() => new Promise<void>((resolve) => (stay = resolve)));
  let isReported = false;
  const loss = lossOf(fetchedOnce(lostTimes(1))()).then(() => (isReported = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReported).toBe(false);
  stay();
  await loss;
  reportLossesAfter(() => Promise.resolve());
});

test('a style sheet that failed to load is requested again with its part', async () => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  document.head.append(sheet);
  const fetched = fetchedOnce(() => {
    sheet.dispatchEvent(new Event('error'));
    return Promise.reject(new Error('Unable to preload CSS'));
  });
  await fetchAhead(fetched);
  expect(sheet.isConnected).toBe(true);
  await lossOf(fetched());
  expect(sheet.isConnected).toBe(false);
  document.head.querySelector('link')?.remove();
});
