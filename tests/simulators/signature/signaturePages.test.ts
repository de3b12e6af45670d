import { describe, expect, it } from 'vitest';
import {
  openSignature,
  signatureSeconds,
  type SignatureContract,
} from '../../../scripts/simulators/signature/openSignature.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { contract, failure, fragmentOf, success } from './contractToSign.ts';

const place = '/calinda/sellandsign';

const operator = operatorForEachTest();

async function linkTo(changes: Partial<SignatureContract> = {}): Promise<string> {
  const { id, token } = openSignature(operator.services, { ...contract, ...changes });
  return fragmentOf(id, await token);
}

async function post(
  action: 'contract' | 'signer' | 'refuser',
  link: string,
  origin = operator.url,
): Promise<{ status: number; location: string | null; page: string }> {
  const answer = await operator.fetch(`${place}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
    body: new URLSearchParams({ link }).toString(),
  });
  const { status, headers } = answer;
  return { status, location: headers.get('location'), page: await answer.text() };
}

function states(): readonly unknown[] {
  return operator.services.store
    .rows<{ signedAt: number | null; refusedAt: number | null }>('SELECT * FROM signature')
    .map(({ signedAt, refusedAt }) => [signedAt, refusedAt]);
}

describe('P4.4 the page of a signature link', () => {
  it('reads the link with its own script, and allows no other', async () => {
    const answer = await operator.fetch(`${place}/`);
    const page = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(page).toContain(`<script type="module" src="${place}/signature.js"></script>`);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    const script = await operator.fetch(`${place}/signature.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('location.hash');
  });

  it('shows the contract, with the last four characters of the IBAN only', async () => {
    const { status, page } = await post('contract', await linkTo());
    expect(status).toBe(200);
    for (const text of ['n° 880001', 'Tunnel Pass', 'MME CAMILLE DURAND', '•••• 2606']) {
      expect(page).toContain(text);
    }
    expect(page).toContain('12 RUE DE LA REPUBLIQUE, 13002 MARSEILLE, FR');
    expect(page).not.toContain(contract.iban);
    expect([...page.matchAll(/<button[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
      'Signer',
      'Refuser',
    ]);
    const [, preview = ''] = /href="([^"]+\.pdf)"/.exec(page) ?? [];
    expect((await operator.fetch(preview)).headers.get('content-type')).toBe('application/pdf');
  });

  it('shows a company by its name', async () => {
    const link = await linkTo({ company_name: 'ATELIERS DU VIEUX QUAI', type: 's' });
    const { page } = await post('contract', link);
    expect(page).toContain('ATELIERS DU VIEUX QUAI');
    expect(page).not.toContain('CAMILLE DURAND');
  });

  it('escapes the values', async () => {
    const hostile = `"><script>alert('1')</script>`;
    const link = await linkTo({ lastname: hostile, city: hostile, email: `${hostile}@example.fr` });
    const { page } = await post('contract', `${link};x="><img src=x>`);
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('&lt;script&gt;');
  });
});

describe('P4.5 the two actions', () => {
  it('sign and redirect to the success address', async () => {
    const { status, location } = await post('signer', await linkTo());
    expect([status, location]).toEqual([303, success]);
    expect(states()).toEqual([[operator.services.clock.now(), null]]);
  });

  it('refuse and redirect back', async () => {
    const link = await linkTo();
    const { status, location } = await post('refuser', link);
    expect([status, location]).toEqual([303, failure]);
    expect(states()).toEqual([[null, operator.services.clock.now()]]);
    const { page } = await post('contract', link);
    expect(page).toContain('Vous avez refusé ce contrat.');
    expect(page).toContain(`href="${failure}"`);
  });

  it('a signed contract is shown as signed, with a link onward', async () => {
    const link = await linkTo();
    await post('signer', link);
    const { page } = await post('contract', link);
    expect(page).toContain('Ce contrat est déjà signé le 21 novembre 2026 à 10:00.');
    expect(page).toContain(`href="${success}"`);
    expect(page).not.toContain('<form');
  });

  it('the first action remains, and decides the redirect', async () => {
    const [one, other] = [await linkTo(), await linkTo()];
    await post('signer', one);
    await post('refuser', other);
    operator.services.clock.jump(60);
    expect((await post('refuser', one)).location).toBe(success);
    expect((await post('signer', other)).location).toBe(failure);
    const then = operator.services.clock.now() - 60;
    expect(states()).toEqual([
      [then, null],
      [null, then],
    ]);
  });
});

describe('P7.14 a link that opens nothing', () => {
  it.each(['contract', 'signer', 'refuser'] as const)(
    'is expired after thirty minutes (%s)',
    async (action) => {
      const link = await linkTo();
      operator.services.clock.jump(signatureSeconds);
      const { status, page } = await post(action, link);
      expect(status).toBe(403);
      expect(page).toContain('Ce lien de signature a expiré.');
      expect(page).toContain(`href="${failure}"`);
      expect(states()).toEqual([[null, null]]);
    },
  );

  it('has a token that is invalid, of a session, or of another contract', async () => {
    const { id } = openSignature(operator.services, contract);
    const other = await openSignature(operator.services, contract).token;
    const session = operator.token;
    for (const token of ['a.b.c', '', other, session]) {
      const { status, page } = await post('signer', fragmentOf(id, token));
      expect(status).toBe(403);
      expect(page).toContain('Ce lien de signature a expiré.');
    }
    expect(states()).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('leads to another machine', async () => {
    const { id, token } = openSignature(operator.services, contract);
    const elsewhere = 'https://www.example.fr/';
    for (const returns of [{ refback: elsewhere }, { errorback: elsewhere }]) {
      for (const action of ['contract', 'signer', 'refuser'] as const) {
        const { status, location, page } = await post(action, fragmentOf(id, await token, returns));
        expect([status, location]).toEqual([400, null]);
        expect(page).not.toContain('<a ');
      }
    }
    expect(states()).toEqual([[null, null]]);
  });

  it('is empty, incomplete or too long', async () => {
    for (const link of ['', '#/contract/', 'a'.repeat(200_000)]) {
      const { status, page } = await post('contract', link);
      expect(status).toBe(400);
      expect(page).toContain('Ce lien de signature est incomplet');
    }
  });

  it('is posted from a page of another site', async () => {
    const link = await linkTo();
    for (const action of ['contract', 'signer', 'refuser'] as const) {
      expect((await post(action, link, 'http://127.0.0.1:5173')).status).toBe(403);
      expect((await post(action, link, 'null')).status).toBe(403);
    }
    expect(states()).toEqual([[null, null]]);
  });
});
