import type { SignatureAnswer } from '../../../generated/api.ts';
import { hiddenFieldsOf, posted } from '../bank/postedForm.ts';
import { fragmentOf } from '../signature/contractToSign.ts';
import type { Operator } from '../support/operator.ts';

const site = 'http://127.0.0.1:5173';

type Link = Pick<SignatureAnswer, 'id' | 'token'>;

/**
 * A buyer opens the signature link of step 6 for an order and presses a button of the page. Returns
 * the address of the redirect, or the page's sentence when it has no such button.
 */
export async function atTheSignatureService(
  operator: Operator,
  { id, token }: Link,
  orderReference: string,
  choice: 'signer' | 'refuser',
): Promise<string> {
  const back = `${site}/achat/${orderReference}`;
  const link = fragmentOf(id, token, { refback: `${back}/signe`, errorback: back });
  const place = '/calinda/sellandsign';
  const opened = await operator.fetch(`${place}/contract`, posted({ link }, operator.url));
  const part = await opened.text();
  if (!part.includes(`${place}/${choice}`)) return /<strong>([^<]*)/.exec(part)?.[1] ?? part;
  const decision = posted(hiddenFieldsOf(part), operator.url);
  const { headers } = await operator.fetch(`${place}/${choice}`, decision);
  return (headers.get('location') ?? '').replace(site, '');
}
