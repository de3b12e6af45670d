import { expect, it } from 'vitest';
import { attemptLimit } from '../../../scripts/simulators/world/attempts.ts';
import { camille, type Operator } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const message = {
  name: 'Camille Durand',
  email: camille,
  subject: 'Service clients',
  content: "Bonjour, mon badge n'est plus reconnu à l'entrée Carénage.",
};

const operator = operatorForEachTest();

const send = (changes: object = {}): ReturnType<Operator['send']> =>
  operator.send('sendMessage', { body: { ...message, ...changes } });
const stored = (): readonly object[] =>
  operator.services.store.rows('SELECT sentAt, name, email, subject, content FROM message');

it('P7.22 a message is stored unchanged', async () => {
  expect(await send()).toEqual({ status: 200, body: { state: true } });
  expect(stored()).toEqual([{ ...message, sentAt: operator.services.clock.now() }]);
});

it('P8.15 the service receives it, and the sender a confirmation', async () => {
  await send({ subject: 'Reçu' });
  const [toService, toSender] = operator.mails;
  expect(toService).toMatchObject({
    recipient: 'contact@example.fr',
    subject: '[Reçu] Message de Camille Durand',
  });
  expect(toService?.body).toContain(message.content);
  expect(toService?.body).toContain(camille);
  expect(toSender?.recipient).toBe(camille);
  expect(toSender?.body).toContain(message.content);
  expect(operator.mails).toHaveLength(2);
});

it('the sender receives the confirmation in the language of the page, the service in French', async () => {
  const headers = { 'Accept-Language': 'en' };
  await operator.send('sendMessage', { body: message, headers });
  const [toService, toSender] = operator.mails;
  expect(toService?.subject).toContain('Message de');
  expect(toSender?.subject).toBe('We have received your message');
});

it('P8.15 confirmations to one e-mail are limited, mails to the service are not', async () => {
  for (let count = 0; count <= attemptLimit.count; count += 1) await send();
  const recipients = operator.mails.map(({ recipient }) => recipient);
  expect(recipients.filter((one) => one === camille)).toHaveLength(attemptLimit.count);
  expect(recipients.at(-1)).toBe('contact@example.fr');
  expect(stored()).toHaveLength(attemptLimit.count + 1);
  operator.services.clock.jump(attemptLimit.seconds);
  await send();
  expect(operator.mails.at(-1)?.recipient).toBe(camille);
});

it('P7.22 a name adds no line to the header of a mail', async () => {
  await send({ name: 'Camille\r\nBcc: autre@example.fr\u001b[2J' });
  expect(operator.mails[0]?.subject).toBe(
    '[Service clients] Message de Camille Bcc: autre@example.fr [2J',
  );
});

it('P5.16 an e-mail that mail servers do not accept is refused', async () => {
  const tooLong = `${'a'.repeat(244)}@example.fr`;
  expect(await send({ email: tooLong })).toEqual({ status: 200, body: { state: false } });
  expect(stored()).toEqual([]);
  expect((await send({ email: tooLong.slice(1) })).body).toEqual({ state: true });
});

it.each([{ content: '  \n\t ' }, { name: '   ' }])(
  'P5.16 a blank name or text is refused: %o',
  async (blank) => {
    expect(await send(blank)).toEqual({ status: 200, body: { state: false } });
    expect(stored()).toEqual([]);
    expect(operator.mails).toEqual([]);
  },
);

it.each([{ subject: 'Autre' }, { subject: '' }, { email: 'camille' }, { content: '' }])(
  'P5.13, P5.16 a message that violates the contract is refused: %o',
  async (wrong) => {
    operator.expectRefused('sendMessage');
    expect((await send(wrong)).status).toBe(400);
    expect(stored()).toEqual([]);
  },
);

it.each(['\u0000 et la suite', 'moitié \ud83d', '<script>alert(1)</script>', "'); DROP TABLE x"])(
  'any text is accepted: %j',
  async (content) => {
    expect((await send({ content, name: content })).body).toEqual({ state: true });
    expect(stored()).toHaveLength(1);
  },
);
