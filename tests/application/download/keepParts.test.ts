import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import { keepParts, requestsAtOnce } from '../../../src/application/download/keepParts';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { deferredCalls, flushPromises } from '../../support/store/deferredCalls';

const unreachable: ServiceError = { kind: 'service/unreachable' };
const goOn = { isStopped: () => false, onArrival: () => undefined };
const keysTo = (count: number): readonly number[] => Array.from({ length: count }, (_, key) => key);

it('requests at most four parts at a time', async () => {
  const { call, answers } = deferredCalls<number, string>();
  const parts = keepParts<number, string, ServiceError>();
  const run = parts.fetchMissing(keysTo(6), { ...goOn, fetch: call })();
  expect(call).toHaveBeenCalledTimes(requestsAtOnce);
  await answers[2]?.(E.right('two'));
  expect(call).toHaveBeenCalledTimes(requestsAtOnce + 1);
  for (const place of [0, 1, 3, 4]) await answers[place]?.(E.right('x'));
  await answers[5]?.(E.right('five'));
  expect(await run).toEqual(new Map());
  expect(parts.arrived.get(2)).toBe('two');
});

test.prop([fc.array(fc.boolean(), { maxLength: 7 }), fc.integer({ min: 1, max: 20 })])(
  'goes on after failed parts, and a further run fetches those only',
  async (failing, count) => {
    const asked: number[] = [];
    const parts = keepParts<number, number, ServiceError>();
    const first = await parts.fetchMissing(keysTo(count), {
      ...goOn,
      fetch: (key) => {
        asked.push(key);
        return failing[key] === true ? TE.left(unreachable) : TE.right(key);
      },
    })();
    const failed = keysTo(count).filter((key) => failing[key] === true);
    expect([...first.keys()]).toEqual(failed);
    expect(asked).toEqual(keysTo(count));
    const again: number[] = [];
    const second = await parts.fetchMissing(keysTo(count), {
      ...goOn,
      fetch: (key) => {
        again.push(key);
        return TE.right(key);
      },
    })();
    expect(second.size).toBe(0);
    expect(again).toEqual(failed);
    expect([...parts.arrived.keys()].toSorted((one, other) => one - other)).toEqual(keysTo(count));
  },
);

it('a stopped run requests nothing more, and its late answers are kept for the next one', async () => {
  const { call, answers } = deferredCalls<number, string>();
  const parts = keepParts<number, string, ServiceError>();
  let isStopped = false;
  const onArrival = vi.fn();
  const stopped = parts.fetchMissing(keysTo(6), {
    fetch: call,
    isStopped: () => isStopped,
    onArrival,
  })();
  isStopped = true;
  await answers[0]?.(E.right('late'));
  expect(call).toHaveBeenCalledTimes(4);
  expect(onArrival).not.toHaveBeenCalled();

  const resumed = parts.fetchMissing(keysTo(6), { ...goOn, fetch: call })();
  await flushPromises();
  // Three requests of the stopped run are still under way: one more.
  expect(call.mock.calls.map(([key]) => key)).toEqual([0, 1, 2, 3, 4]);
  for (const place of [1, 2, 3, 4]) await answers[place]?.(E.right('x'));
  await answers[5]?.(E.right('x'));
  expect(await resumed).toEqual(new Map());
  await stopped;
  expect(call.mock.calls.map(([key]) => key)).toEqual([0, 1, 2, 3, 4, 5]);
});

it.each<ServiceError>([
  { kind: 'service/session-expired' },
  { kind: 'service/too-many-requests', retryAfterSeconds: 60 },
])('ends at once when the service refuses further requests: %j', async (refusal) => {
  const fetch = vi.fn(() => TE.left(refusal));
  const failures = await keepParts().fetchMissing(keysTo(50), { ...goOn, fetch })();
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(failures.get(0)).toBe(refusal);
});

it('ends after eight lost answers; the next run begins with the parts not asked for yet', async () => {
  const parts = keepParts<number, number, ServiceError>();
  const lost = vi.fn((_key: number) => TE.left(unreachable));
  await parts.fetchMissing(keysTo(50), { ...goOn, fetch: lost })();
  const tried = lost.mock.calls.map(([key]) => key);
  expect(tried.length).toBeLessThan(16);
  const asked: number[] = [];
  await parts.fetchMissing(keysTo(50), {
    ...goOn,
    fetch: (key) => {
      asked.push(key);
      return TE.right(key);
    },
  })();
  expect(asked.slice(0, 5).some((key) => tried.includes(key))).toBe(false);
  expect(parts.arrived.size).toBe(50);
});

it('a fault of one request is a fault of the run, and the part can be asked for again', async () => {
  const parts = keepParts<number, number, ServiceError>();
  const broken = (): never => {
    throw new Error('broken');
  };
  await expect(parts.fetchMissing([1], { ...goOn, fetch: broken })()).rejects.toThrow('broken');
  await parts.fetchMissing([1], { ...goOn, fetch: TE.right })();
  expect(parts.arrived.get(1)).toBe(1);
});

it('a part that is already here is not requested', async () => {
  const parts = keepParts<number, string, ServiceError>();
  parts.keep(1, 'here');
  const fetch = vi.fn(() => TE.right('fetched'));
  await parts.fetchMissing(keysTo(3), { ...goOn, fetch })();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(parts.arrived.get(1)).toBe('here');
});

test.prop([fc.integer({ min: 1, max: 25 }), fc.scheduler()])(
  'two runs at the same time: each part is requested once, four at a time, and both have all',
  async (count, scheduler) => {
    const parts = keepParts<number, number, ServiceError>();
    const asked: number[] = [];
    let underWay = 0;
    let most = 0;
    const fetch = (key: number) => async () => {
      asked.push(key);
      most = Math.max(most, ++underWay);
      await scheduler.schedule(Promise.resolve());
      underWay -= 1;
      return E.right(key);
    };
    const run = () => parts.fetchMissing(keysTo(count), { ...goOn, fetch })();
    const both = Promise.all([run(), run()]);
    await scheduler.waitFor(both);
    expect(asked.toSorted((one, other) => one - other)).toEqual(keysTo(count));
    expect(most).toBeLessThanOrEqual(requestsAtOnce);
    expect(await both).toEqual([new Map(), new Map()]);
    expect(parts.arrived.size).toBe(count);
  },
);
