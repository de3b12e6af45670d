import { expect, test, type Page } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { operator } from '../src/ui/operator.ts';
import { examplesTime } from './support/examplesTime.ts';
import { payOnline, searchNotice } from './support/payOnline.ts';
import { refuseCookies } from './support/session.ts';

/** Collects every message of the console. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  return messages;
}

test('unreadable settings in config.json close payments with a sentence, and are reported; the rest works', async ({
  page,
}) => {
  const messages = listen(page);
  await refuseCookies(page);
  await page.clock.setFixedTime(examplesTime);
  await page.route('**/config.json', (route) => route.fulfill({ body: '<!doctype html>' }));
  let posted = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posted += 1;
  });
  await answerWith(page, { validateOrder: 'refused' });
  await page.goto(payOnline);
  await searchNotice(page);
  await page.getByRole('button', { name: /^Payer 13,20/ }).click();
  await expect(page.getByRole('alert')).toContainText(
    `Le paiement par carte est fermé pour le moment. Rien n'a été débité\u202f: réessayez plus tard, ou appelez-nous au ${operator.phone}.`,
  );
  expect(posted).toBe(0);
  expect(messages).toEqual(['config.json – expected a JSON object with the settings of the site']);
});
