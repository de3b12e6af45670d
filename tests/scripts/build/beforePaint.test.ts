import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import createClient from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import { firstRequests } from '../../../scripts/build/firstRequests.ts';
import type { EarlyAnswer } from '../../../src/adapters/http/core/earlyAnswers';
import { toPassagesRequest } from '../../../src/adapters/http/passage/toPassagesRequest';
import { firstPassagesOf } from '../../../src/application/passage/readLatestPassages';
import { firstInputs } from '../../../src/composition/firstInputs';
import { ticketPeriodBounds } from '../../../src/domain/freeRamp/ticketPeriodBounds';
import { instant } from '../../../src/domain/basis/instant';
import { defaultPassagePeriod } from '../../../src/domain/passage/passagePeriod';
import * as operations from '../../../generated/operations';

const file = join(import.meta.dirname, '../../../src/static/before-paint.js');
const script = new Script(readFileSync(file, 'utf8'));

interface Visit {
  /** Seconds of the clock of the device. */
  readonly now: number;
  readonly page?: 'dashboard' | 'passages' | 'tickets';
  readonly stored?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly historyState?: unknown;
  /** What the API answers; without it, no answer arrives. */
  readonly answer?: () => Response;
}

interface Sent {
  readonly address: string;
  readonly body: string | undefined;
  readonly type: string | undefined;
}

/** A token of both areas until 2100. */
const claims = { exp: 4_102_444_800, username: 'a', scopes: ['SUBSCRIBER', 'FREE'] };
const token = `e.${btoa(JSON.stringify(claims))}.s`;

interface Opened {
  /** The calls of the API. */
  readonly sent: readonly Sent[];
  /** What the code of the page takes. */
  readonly early: readonly EarlyAnswer[];
}

/** Runs the script on a page of a private area. */
function open({
  now,
  page = 'dashboard',
  stored = {},
  search = '',
  historyState,
  answer,
}: Visit): Opened {
  const sent: Sent[] = [];
  const content = /content="([^"]*)"/.exec(
    firstRequests({ firstInputs, operations }, page, page === 'tickets' ? 'freeRamp' : 'member'),
  );
  const kept: Readonly<Record<string, string>> = { token, ...stored };
  class DeviceDate extends Date {
    static override now(): number {
      return now * 1000;
    }
  }
  const earlyAnswers = new Map<string, EarlyAnswer>();
  const window = { addEventListener: () => undefined, earlyAnswers };
  const context = createContext({
    window,
    document: {
      documentElement: { lang: 'fr', hasAttribute: () => false, setAttribute: () => undefined },
      addEventListener: () => undefined,
      querySelectorAll: () => [{ dataset: {}, content: content?.[1] ?? '' }],
    },
    navigator: { language: 'fr-FR' },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    location: { pathname: '/member', href: 'https://site.example/member', search },
    history: { state: historyState ?? null },
    fetch: (address: string, init: RequestInit) => {
      if (address.includes('/api/'))
        sent.push({
          address,
          body: init.body as string | undefined,
          type: (init.headers as Record<string, string>)['Content-Type'],
        });
      const isAnswered = answer && address.includes('/api/');
      return isAnswered ? Promise.resolve(answer()) : new Promise(() => undefined);
    },
    Date: DeviceDate,
    ...{ AbortSignal, AbortController, URL, Response, atob },
  });
  Object.assign(window, context);
  script.runInContext(context);
  return { sent, early: [...window.earlyAnswers.values()] };
}

const visit = (one: Visit): readonly Sent[] => open(one).sent;

const isOfPassages = ({ address }: Sent): boolean => address.endsWith('/passages');
const passagesOf = (one: Visit): Sent | undefined => visit(one).find(isOfPassages);

const bodyAt = (seconds: number): string =>
  JSON.stringify(toPassagesRequest(firstPassagesOf(defaultPassagePeriod(instant(seconds)))));

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const now = seconds('2026-11-26T12:00:00Z');

describe('the passages that a page requests before its scripts', () => {
  it('are those that the code of the page requests, on 400 days of four years', () => {
    for (let turn = 0; turn < 400; turn += 1) {
      // Each time on another day of the week and at another hour.
      const moment = seconds('2024-01-01T00:00:00Z') + turn * (3 * 86_400 + 54_321);
      expect(passagesOf({ now: moment })?.body, String(moment)).toBe(bodyAt(moment));
    }
  });

  it.each([
    ['the last second before midnight in Paris, in summer', '2026-07-31T21:59:59Z'],
    ['midnight in Paris, in summer', '2026-07-31T22:00:00Z'],
    ['midnight in Paris, in winter', '2026-12-31T23:00:00Z'],
    ['the last second of winter time on its last night', '2026-03-29T00:59:59Z'],
    ['the end of summer time, an hour before midnight of the next day', '2026-10-25T22:30:00Z'],
    ['the evening before summer time ends', '2026-10-24T22:30:00Z'],
    ['the evening before summer time begins', '2026-03-28T22:30:00Z'],
    ['the evening after summer time began', '2026-03-29T22:30:00Z'],
    ['a day that the month 18 months earlier does not have', '2026-08-31T10:00:00Z'],
    ['the same before a leap day', '2025-08-30T10:00:00Z'],
  ])('are those of the code at %s', (_title, iso) => {
    expect(passagesOf({ now: seconds(iso) })?.body).toBe(bodyAt(seconds(iso)));
  });

  it('follow the corrected clock of the device, and are sent as JSON', () => {
    const stored = { clockCorrection: '86400' };
    const { body, type } = passagesOf({ now, stored }) ?? {};
    expect(body).toBe(bodyAt(now + 86_400));
    expect(type).toBe('application/json');
  });

  it.each<[string, Partial<Visit>]>([
    ['an address with a search', { search: '?badge=1' }],
    ['an entry of the history with a chosen badge', { historyState: { usr: { badge: '1' } } }],
    ['a stored page size', { stored: { noPerPage: '300' } }],
  ])('are not requested for %s', (_title, other) => {
    const sent = visit({ now, page: 'passages', ...other });
    expect(sent.some(isOfPassages)).toBe(false);
    expect(sent).toHaveLength(1);
    expect(passagesOf({ now, page: 'passages' })?.body).toBe(bodyAt(now));
  });
});

describe('the tickets that a page requests before its scripts', () => {
  const ticketsOf = (one: Omit<Visit, 'page'>): string | undefined =>
    visit({ ...one, page: 'tickets' }).find(({ address }) => address.includes('/ticket?'))?.address;

  /** The address that the code of the page requests. */
  async function addressAt(moment: number): Promise<string> {
    const addresses: string[] = [];
    const client = createClient<Record<string, Record<'get', { responses: object }>>>({
      baseUrl: 'https://site.example',
      fetch: ({ url }) => {
        addresses.push(url);
        return Promise.resolve(Response.json([]));
      },
    });
    const query = ticketPeriodBounds('last7Days', instant(moment));
    await client.GET(operations.listTickets.path, { params: { query: { ...query } } });
    return addresses.join();
  }

  it('are those that the code of the page requests, on 100 days', async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const moment = seconds('2024-01-01T00:00:00Z') + turn * (11 * 86_400 + 54_321);
      expect(ticketsOf({ now: moment })).toBe(await addressAt(moment));
    }
  });

  it('are not requested at an address with another period', () => {
    expect(ticketsOf({ now, search: '?periode=thisYear' })).toBeUndefined();
  });
});

describe('the answers that arrive before the scripts', () => {
  it('have their body read at once, and are given with status, headers and body', async () => {
    const received: Response[] = [];
    const { early } = open({
      now,
      answer: () => {
        const response = Response.json({ code: 401 }, { status: 401, headers: { ETag: 'W/"1"' } });
        received.push(response);
        return response;
      },
    });
    await expect.poll(() => early.map(({ hasArrived }) => hasArrived)).toEqual([true, true]);
    expect(received.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
    const given = await early[0]?.answer;
    expect([given?.status, given?.headers.get('etag')]).toEqual([401, 'W/"1"']);
    expect(await given?.json()).toEqual({ code: 401 });
  });

  it('may have no body', async () => {
    const { early } = open({ now, answer: () => new Response(null, { status: 204 }) });
    expect((await early[0]?.answer)?.status).toBe(204);
  });
});
