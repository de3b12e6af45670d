import { decode } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import {
  contractOpenedBy,
  openSignature,
  signatureSeconds,
} from '../../../scripts/simulators/signature/openSignature.ts';
import { readSession } from '../../../scripts/simulators/world/sessions.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { contract } from './contractToSign.ts';

const operator = operatorForEachTest();

describe('P7.14 opening a signature', () => {
  it('numbers the contracts from 880001 up', () => {
    expect(openSignature(operator.services, contract).id).toBe(880_001);
    expect(openSignature(operator.services, contract).id).toBe(880_002);
  });

  it('stores the contract, but neither its documents nor its token', async () => {
    const { id, token } = openSignature(operator.services, { ...contract, rib: 'file' } as never);
    const row = operator.services.store.row<{ data: string }>('SELECT * FROM signature');
    expect(JSON.parse(row?.data ?? '')).toEqual(contract);
    expect(row).toMatchObject({ id, signedAt: null, refusedAt: null });
    expect(JSON.stringify(row)).not.toContain(await token);
  });

  it('stores any text unchanged', () => {
    const lastname = `O'NUL\u0000 \ud800 "`;
    openSignature(operator.services, { ...contract, lastname });
    const row = operator.services.store.row<{ data: string }>('SELECT data FROM signature');
    expect(JSON.parse(row?.data ?? '')).toEqual({ ...contract, lastname });
  });

  it('gives a token that opens its contract for thirty minutes', async () => {
    const { id, token } = openSignature(operator.services, contract);
    expect(await contractOpenedBy(await token, operator.services)).toBe(id);
    operator.services.clock.jump(signatureSeconds - 1);
    expect(await contractOpenedBy(await token, operator.services)).toBe(id);
    operator.services.clock.jump(1);
    expect(await contractOpenedBy(await token, operator.services)).toBeNull();
  });

  it('gives a token that opens no session, and accepts no session token', async () => {
    const token = await openSignature(operator.services, contract).token;
    expect(await readSession(token, operator.services)).toBeNull();
    expect(await contractOpenedBy(operator.token, operator.services)).toBeNull();
    expect(Object.keys(decode(token).payload).sort()).toEqual(['contract', 'exp']);
  });

  it('P4.4 gives a preview that cannot be opened by its number alone', async () => {
    const { id, contractLink } = openSignature(operator.services, contract);
    const other = openSignature(operator.services, contract);
    expect(contractLink.startsWith(`/calinda/contrats/${id}/`)).toBe(true);
    const preview = await operator.fetch(contractLink);
    expect(preview.headers.get('content-type')).toBe('application/pdf');
    expect(preview.headers.get('cache-control')).toBe('no-store');
    expect((await preview.text()).startsWith('%PDF-')).toBe(true);
    for (const guess of [
      contractLink.replace(String(id), String(other.id)),
      `/calinda/contrats/${id}/.pdf`,
      `/calinda/contrats/${id}/a.pdf`,
      contractLink.replace(String(id), '9'.repeat(30)),
    ]) {
      expect((await operator.fetch(guess)).status).toBe(404);
    }
  });

  it('P4.4 previews any name', async () => {
    const lastname = 'Ł\u0000\ud800 \u{1f600} عربي';
    const { contractLink } = openSignature(operator.services, { ...contract, lastname });
    const preview = await operator.fetch(contractLink);
    expect((await preview.text()).startsWith('%PDF-')).toBe(true);
  });
});
