// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { TrafficAnswer } from '../../../../generated/api';
import { readContract } from '../../../../scripts/contract/readContract.ts';
import { toTraffic } from '../../../../src/adapters/http/publicSite/toTraffic';
import { toTrafficView } from '../../../../src/ui/public/traffic/toTrafficView';
import { answerExamples } from '../../../support/contract/contractExamples';

const examples = answerExamples(await readContract());
const answer = examples.find(({ title }) => title === 'readTraffic 200 nominal')
  ?.value as TrafficAnswer;
const traffic = toTraffic(answer.data);

const linesOf = (view: ReturnType<typeof toTrafficView>) =>
  view.status === 'ready' ? view.lines : [];

describe('the traffic of the home page', () => {
  const lines = linesOf(toTrafficView({ status: 'ready', data: traffic }));

  it('names the ends of each direction as the whole site names its places', () => {
    expect(lines.map(({ from, to }) => `${from} – ${to}`)).toEqual([
      'Vieux-Port (Carénage) – Prado',
      'Prado – Vieux-Port (Carénage)',
      'Rond-point du Prado – A50',
      'A50 – Rond-point du Prado',
      'Prado – Schloesing',
      'Schloesing – Prado',
      'Menpenti – Prado 2',
      'Prado 2 – Menpenti',
    ]);
  });

  it('P9.16 Prado to Carénage is dense, nine minutes; Prado 2 to Menpenti is closed', () => {
    expect(lines.filter(({ state }) => state !== 'fluid')).toEqual([
      {
        id: 'pradoToCarenage',
        from: 'Prado',
        to: 'Vieux-Port (Carénage)',
        state: 'dense',
        word: 'Dense',
        minutes: 9,
        closed: '',
      },
      {
        id: 'prado2ToMenpenti',
        from: 'Prado 2',
        to: 'Menpenti',
        state: 'closed',
        word: 'Fermé',
        minutes: null,
        closed: 'Fermé\u202f: entrée Prado 2, sortie Menpenti',
      },
    ]);
  });
});

describe('P9.20 the condition of a direction', () => {
  const wordOf = (condition: string): string | undefined => {
    const [first, ...others] = traffic.directions;
    const directions = first ? [{ ...first, state: 'dense' as const, condition }, ...others] : [];
    return linesOf(toTrafficView({ status: 'ready', data: { ...traffic, directions } }))[0]?.word;
  };

  it.each([
    ['ACCIDENT', 'Accident'],
    ['TRÈS DENSE', 'Très dense'],
    [' ', 'Dense'],
  ])('%s is shown as « %s »', (condition, word) => {
    expect(wordOf(condition)).toBe(word);
  });
});

describe('a failed update', () => {
  const error = { kind: 'service/unreachable' } as const;

  it('keeps the last good state, marked as old', () => {
    expect(toTrafficView({ status: 'failed', error, previous: traffic })).toMatchObject({
      status: 'ready',
      isStale: true,
    });
    expect(toTrafficView({ status: 'ready', data: traffic })).toMatchObject({ isStale: false });
  });

  it('stays failed while another one is running', () => {
    expect(toTrafficView({ status: 'failed', error })).toEqual({ status: 'failed' });
    expect(toTrafficView({ status: 'loading', requestId: 'a', lastError: error })).toEqual({
      status: 'failed',
    });
    expect(toTrafficView({ status: 'loading', requestId: 'a' })).toEqual({ status: 'loading' });
  });
});
