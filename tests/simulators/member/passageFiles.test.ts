import { describe, expect, it } from 'vitest';
import { answerExample, requestExample } from '../support/examples.ts';
import { addPassage, operatorWithSecondAccount } from './memberData.ts';

const operator = operatorWithSecondAccount();

async function csvOf(ids: readonly number[]): Promise<unknown> {
  const { token } = operator;
  return (await operator.send('exportPassages', { token, body: { mode: 'csv', ids } })).body;
}

describe('exporting passages', () => {
  it("M7.23 Camille's passages are exactly the text of the contract's example", async () => {
    const { ids } = requestExample('exportPassages');
    expect(await csvOf(ids)).toEqual(answerExample('exportPassages'));
  });

  it('M7.23 the newest comes first, whatever the order of the ids', async () => {
    const { ids } = requestExample('exportPassages');
    expect(await csvOf(ids.toReversed())).toEqual(answerExample('exportPassages'));
  });

  it('M7.25 separators, quotes and line breaks are quoted, and no byte-order mark is added', async () => {
    operator.services.store.run(
      `UPDATE badge SET data = json_set(data, '$.name', :name) WHERE id = 5001`,
      { name: 'A;"B"\nC' },
    );
    const { csv } = (await csvOf([900160])) as { csv: string };
    expect(csv).toBe(
      'Date;Badge;Nom du badge;Sens;Voie;Montant\n' +
        '20/11/2026 07:40:12;64010827;"A;""B""\nC";Carénage - Prado;Voie 3;3,20\n',
    );
  });

  it('M6.2 passages of other accounts are left out; if none remain, the export is refused', async () => {
    const { csv } = (await csvOf([900160, 9201])) as { csv: string };
    expect(csv.split('\n')).toHaveLength(3);
    expect(await csvOf([9201, 9007199254740991, 1e300])).toEqual({
      state: false,
      response: 'Veuillez sélectionner au moins un passage à exporter.',
    });
  });

  it('M7.23 all passages of a company, 43,200, are exported at once', async () => {
    operator.services.store.transaction(() => {
      for (let id = 1; id <= 43_200; id += 1) {
        addPassage(operator, { id: 2_000_000 + id, at: 1_790_000_000 + id });
      }
    });
    const ids = Array.from({ length: 43_200 }, (_, index) => 2_000_001 + index);
    const { csv } = (await csvOf(ids)) as { csv: string };
    expect(csv.split('\n')).toHaveLength(43_202);
  });

  it('M5.28 an empty list violates the contract', async () => {
    operator.expectRefused('exportPassages');
    const { token } = operator;
    const { status } = await operator.send('exportPassages', {
      token,
      body: { mode: 'csv', ids: [] },
    });
    expect(status).toBe(400);
  });
});

describe('printing passages', () => {
  async function print(body: Record<string, string>): Promise<{ status: number; page: string }> {
    const answer = await operator.send('printPassages', { body });
    return { status: answer.status, page: answer.body as string };
  }

  it("M7.7 the page has the content of the contract's example", async () => {
    const { status, page } = await print({ ids: '900160,900159', token: operator.token });
    expect(status).toBe(200);
    expect(bare(page)).toBe(bare(answerExample('printPassages') as string));
  });

  it('M7.7 text from the data is escaped', async () => {
    operator.services.store.run(
      `UPDATE passage SET lane = '<script>alert(1)</script>' WHERE id = 900160`,
    );
    const { page } = await print({ ids: '900160', token: operator.token });
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
  });

  it('M6.2 passages of other accounts, unusual ids and too large ids are left out', async () => {
    const ids = `9201,0900160,99999999999999999999,${'9'.repeat(400)}`;
    const { status, page } = await print({ ids, token: operator.token });
    expect(status).toBe(200);
    expect(page.match(/<tr>/g)).toHaveLength(2);
  });

  it.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['an invalid token', 'a.b.c'],
  ])('M7.7 the token comes in the form: %s is answered 401', async (_case, token) => {
    const body = { ids: '900160', ...(token === undefined ? {} : { token }) };
    expect((await print(body)).status).toBe(401);
  });

  it('M4.8 an expired token is answered 401', async () => {
    operator.services.clock.jump(3 * 3_600);
    expect((await print({ ids: '900160', token: operator.token })).status).toBe(401);
  });

  it('M5.28 invalid ids violate the contract', async () => {
    operator.expectRefused('printPassages', 2);
    expect((await print({ ids: '', token: operator.token })).status).toBe(400);
    expect((await print({ ids: '1;2', token: operator.token })).status).toBe(400);
  });
});

/** Removes the differences between two equivalent spellings of HTML. */
function bare(page: string): string {
  return page.replace(/ \/>/g, '>').replace(/\s*(<[^>]+>)\s*/g, '$1');
}
