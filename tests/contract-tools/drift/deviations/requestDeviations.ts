import { type Alter, type Deviation, type SentRequest, under } from '../Exchange.ts';
import { answered, errorOf } from './alterAnswer.ts';
import { ignores } from './alterRequest.ts';

type Fields = Readonly<Record<string, unknown>>;

function sentFields({ body, path }: SentRequest): Fields {
  const text = Buffer.from(body).toString();
  if (text.startsWith('{')) return JSON.parse(text) as Fields;
  return Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
}

const crash = Promise.resolve(answered(500, errorOf(500)));

/** Fails on requests of signed-in callers with these fields. */
function crashes(on: (fields: Fields) => boolean): Alter {
  return (exchange) => (on(sentFields(exchange.request)) ? crash : exchange.call());
}

/** Reads who calls from the token without looking at its signature. */
const readsPayloadOnly: Alter = (exchange) => {
  const { request, ownToken } = exchange;
  const [, payload = ''] = (request.headers['authorization'] ?? '').split('.');
  const isOwn = payload !== '' && payload === ownToken.split('.')[1];
  const headers = { ...request.headers, authorization: `Bearer ${ownToken}` };
  return exchange.call(isOwn ? { ...request, headers } : request);
};

const isText = (value: unknown): boolean => typeof value === 'string';

/** Requests that should be refused, and are not or not in time; tokens whose signature nobody checks. */
export const requestDeviations: readonly Deviation[] = [
  ...under('authentication/any-token', { 'loadSubscriber checks no signature': readsPayloadOnly }),
  ...under('request/accepted', {
    'listPassages takes any page for the first': ignores('page'),
    'listPassages does not look at the dates': ignores('selectMinDate', 'selectMaxDate'),
    'exportPassages exports whatever is selected': ignores('ids'),
    'exportPassages does not look at the mode': ignores('mode'),
    'listTickets does not look at a date': ignores('startDate'),
  }),
  ...under('status/crash-on-invalid', {
    'listPassages fails on page 0': crashes(({ page }) => page === 0),
    'listPassages fails on a page that is a text': crashes(({ page }) => isText(page)),
    'listPassages fails on a size that it does not know': crashes(
      ({ size }) => size !== undefined && ![100, 300, 500, 750].includes(Number(size)),
    ),
    'exportPassages fails on no passage': crashes(
      ({ ids }) => Array.isArray(ids) && ids.length === 0,
    ),
    'exportPassages fails on a list that is none': crashes(
      ({ ids }) => ids !== undefined && !Array.isArray(ids),
    ),
    'listTickets fails on a date that it cannot read': crashes(
      ({ startDate }) => isText(startDate) && !/^\d{4}-\d\d-\d\d/.test(String(startDate)),
    ),
  }),
  ...under('status/server-error', {
    'listPassages fails on a page beyond the last': crashes(({ page }) => Number(page) > 1_000),
    'listPassages fails on the largest size': crashes(({ size }) => size === 750),
    'listPassages fails without a start': crashes(({ selectMinDate }) => selectMinDate === null),
  }),
];
