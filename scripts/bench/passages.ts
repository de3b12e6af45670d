import type { PassagesAnswer, PassagesRequest } from '../../generated/api.ts';
import { readContract } from '../contract/readContract.ts';
import { runCommand } from '../process/shutdown.ts';
import { openSimulators, type OpenSimulators } from '../simulators/openSimulators.ts';
import { people } from '../simulators/seed/people.ts';
import { openSession } from '../simulators/world/sessions.ts';

const rounds = 40;
const targetMs = 100;
const address = 'http://127.0.0.1:4020/api/private/user/data/passages';

/**
 * Measures pages of 750 passages of the company, from the request to the JSON text, on a new simulated
 * operator. Prints the 95th percentile with the target; only the median fails the benchmark, because of
 * busy machines.
 */
await runCommand(async () => {
  const simulators = openSimulators({
    document: await readContract(),
    file: ':memory:',
    siteUrl: () => '',
    ownUrl: () => '',
    onMail: () => undefined,
  });
  try {
    const isWithinTarget = await measurePages(simulators);
    if (!isWithinTarget) throw new Error(`A page of passages takes ${targetMs} ms or more.`);
  } finally {
    simulators.close();
  }
});

async function measurePages(simulators: OpenSimulators): Promise<boolean> {
  const token = await companyToken(simulators);
  const ask = (changes: Partial<PassagesRequest>): Promise<PassagesAnswer> =>
    answer(simulators, token, changes);
  const { total, totalPage, passages } = await ask({});
  const cases: readonly (readonly [name: string, changes: Partial<PassagesRequest>])[] = [
    ['first page', {}],
    ['middle page', { page: Math.ceil(totalPage / 2) }],
    ['last page', { page: totalPage }],
    ['one badge', { badgeRef: passages[0]?.badgeReference ?? null }],
  ];
  console.log(`\n  Pages of 750 of ${total} passages, median and p95 of ${rounds} rounds\n`);
  let isWithinTarget = true;
  for (const [name, changes] of cases) {
    const times = await timesOf(() => ask(changes));
    const p95 = quantile(times, 0.95);
    const median = quantile(times, 0.5);
    const verdict = p95 < targetMs ? 'under' : 'NOT under';
    isWithinTarget &&= median < targetMs;
    console.log(`  ${name.padEnd(11)}  ${ms(median)}  p95 ${ms(p95)}  ${verdict} ${targetMs} ms`);
  }
  console.log();
  return isWithinTarget;
}

function companyToken({ services }: OpenSimulators): Promise<string> {
  const { email } = people.company;
  const account = services.store.row<{ id: number }>(
    'SELECT id FROM account WHERE email = :email',
    {
      email,
    },
  );
  if (account === undefined) throw new Error(`${email} has no account`);
  return openSession({ accountId: account.id, email }, services);
}

/** Throws when the answer is not a page of passages. */
async function answer(
  { fetch }: OpenSimulators,
  token: string,
  changes: Partial<PassagesRequest>,
): Promise<PassagesAnswer> {
  const search: PassagesRequest = {
    page: 1,
    badgeRef: null,
    size: 750,
    selectMinDate: null,
    selectMaxDate: null,
    ...changes,
  };
  const headers = {
    Host: '127.0.0.1',
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
  };
  const request = new Request(address, { method: 'POST', headers, body: JSON.stringify(search) });
  const page = (await (await fetch(request)).json()) as PassagesAnswer;
  if (page.passages.length === 0) throw new Error('The page has no passages');
  return page;
}

/** Milliseconds of each round, shortest first. */
async function timesOf(work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

function ms(duration: number): string {
  return `${duration.toFixed(1).padStart(6)} ms`;
}
