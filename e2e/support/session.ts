import type { Page } from '@playwright/test';

interface TokenPayload {
  readonly exp: number;
  readonly username: string;
  readonly scopes: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
}

const year2100 = 4_102_444_800;

/** A token that reads well: the site never verifies it, the mock accepts any. */
export function aToken(payload: Partial<TokenPayload> = {}): string {
  const encode = (part: object): string =>
    Buffer.from(JSON.stringify(part), 'utf8').toString('base64url');
  const full: TokenPayload = {
    exp: year2100,
    username: 'camille.durand@example.fr',
    scopes: ['SUBSCRIBER', 'FREE'],
    errors: {},
    ...payload,
  };
  return `${encode({ alg: 'none' })}.${encode(full)}.c2lnbmF0dXJl`;
}

/** The visitor comes back with this token, the cookie question already answered; nothing is overwritten later on. */
export async function comeBackWith(page: Page, token: string = aToken()): Promise<void> {
  await refuseCookies(page);
  await page.addInitScript((kept) => {
    if (localStorage.getItem('seeded') === null) localStorage.setItem('token', kept);
    localStorage.setItem('seeded', 'yes');
  }, token);
}

/** The cookie question was answered before. */
export async function refuseCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookies', String(Math.floor(Date.now() / 1000)));
  });
}
