import { describe, expect, it } from 'vitest';
import { invoicePeriod } from '../../../scripts/simulators/backend/member/invoicePeriod.ts';
import { toLocalDateTime } from '../../../scripts/contract/localDateTime.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorWithSecondAccount } from './memberData.ts';

const operator = operatorWithSecondAccount();

function download(noInvoice: string): Promise<OperatorAnswer> {
  return operator.send('downloadInvoice', { path: { noInvoice }, token: operator.token });
}

describe('downloading an invoice', () => {
  it.each(['202610412', '202609388', '202611031'])('M7.20 %s is a PDF', async (noInvoice) => {
    const { status, body } = await download(noInvoice);
    expect(status).toBe(200);
    expect(Buffer.from(body as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it.each(['999900001', '123', 'A-Z'])(
    "M7.20 %s is not found: another account's, or unknown",
    async (noInvoice) => {
      expect(await download(noInvoice)).toEqual({
        status: 404,
        body: { code: 404, message: 'Cette facture est introuvable.' },
      });
    },
  );
});

describe('the months that a document covers', () => {
  const at = (text: string): number => Date.parse(text) / 1_000;
  const months = (type: string, issued: string, previous: string | null): readonly string[] => {
    const { from, to } = invoicePeriod(type, at(issued), previous === null ? null : at(previous));
    return [toLocalDateTime(from), toLocalDateTime(to)];
  };

  it('M2.24 an invoice covers the last completed month', () => {
    expect(months('F', '2026-11-05T06:00:00+01:00', null)).toEqual([
      '2026-10-01 00:00:00',
      '2026-10-31 23:59:59',
    ]);
  });

  it('M2.24 a statement covers the months since the previous one, or a quarter', () => {
    const previous = '2026-06-30T06:00:00+02:00';
    expect(months('R', '2026-09-30T06:00:00+02:00', previous)).toEqual([
      '2026-07-01 00:00:00',
      '2026-09-30 23:59:59',
    ]);
    expect(months('R', previous, null)).toEqual(['2026-04-01 00:00:00', '2026-06-30 23:59:59']);
  });
});

describe('the content of a document', () => {
  it("M2.24 the passages of its months add up to its total, for each of Camille's documents", () => {
    const { store } = operator.services;
    const documents = store.rows<{ type: string; createdAt: number; cents: number }>(
      'SELECT * FROM invoice WHERE contractId = 1201 ORDER BY createdAt',
    );
    expect(documents).toHaveLength(15);
    let previousStatementAt: number | null = null;
    for (const { type, createdAt, cents } of documents) {
      const period = invoicePeriod(type, createdAt, previousStatementAt);
      if (type !== 'F') previousStatementAt = createdAt;
      const sum = store.row<{ cents: number }>(
        `SELECT sum(cents) AS cents FROM passage
         WHERE contractId = 1201 AND at BETWEEN :from AND :to`,
        { ...period },
      );
      expect({ type, createdAt, ...sum }).toEqual({ type, createdAt, cents });
    }
  });
});
