import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import type { ContractDocument } from '../../contract/document.ts';
import { mailHeaders, pageHeaders } from '../pages/pageHeaders.ts';
import type { Services } from '../world/Services.ts';
import { mailHtml } from '../world/mailHtml.ts';
import { controlActions } from './controlActions.ts';
import { controlPage } from './controlPage.ts';
import { controlStyle } from './controlStyle.ts';
import type { Outcome } from './section.ts';

/** The routes of the control page. For development only. */
export function controlPages(services: Services, document: ContractDocument): Hono {
  const pages = new Hono();
  const show = async (
    context: Context,
    status: 200 | 400,
    outcome?: Outcome,
  ): Promise<Response> => {
    const page = await controlPage(services, document, outcome);
    return context.html(page, status);
  };
  pages.use('/control/mails/*', mailHeaders);
  pages.use('/control/*', pageHeaders, csrf(), bodyLimit({ maxSize: 10_000 }));
  pages.get('/', (context) => context.redirect('/control'));
  pages.get('/control', (context) => {
    const done = controlActions.find(({ path }) => path === context.req.query('done'));
    return show(context, 200, done && { section: done.section, isDone: true, text: done.done });
  });
  pages.get('/control/control.css', (context) =>
    context.body(controlStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  pages.get('/control/mails.json', (context) => context.json(services.mailbox.latest(200)));
  pages.get('/control/mails/:id', (context) => {
    const mail = services.mailbox.latest(200).find(({ id }) => `${id}` === context.req.param('id'));
    return mail ? context.html(mailHtml(mail, services.siteUrl('fr'))) : context.notFound();
  });
  for (const { path, section, run } of controlActions) {
    pages.post(path, async (context) => {
      const fields = new URLSearchParams(await context.req.text());
      const refusal = services.store.transaction(() => run(fields, services, document));
      return refusal === null
        ? context.redirect(`/control?done=${path}#${section}-notice`, 303)
        : show(context, 400, { section, isDone: false, text: refusal, sent: fields });
    });
  }
  return pages;
}
