import { html } from 'hono/html';
import type { Html } from '../pages/simulatorPage.ts';
import type { InLanguages } from './language.ts';
import type { Mail } from './mailbox.ts';

const operator = { name: 'Tunnels du Port', address: '1 quai des Tunnels, 13000 Port-Ville' };

const words: InLanguages<{ readonly real: string; readonly never: (site: string) => string }> = {
  fr: {
    real: 'Est-ce bien nous\u202f?',
    never: (site) =>
      `Nous ne demandons jamais votre numéro de carte par e-mail. L'adresse de nos pages commence par ${site}.`,
  },
  en: {
    real: 'Is this really us?',
    never: (site) =>
      `We never ask for your card number by e-mail. The address of our pages starts with ${site}.`,
  },
};

const font = "font-family:'Atkinson Hyperlegible',Verdana,Arial,sans-serif";

/**
 * A mail as it looks: one table with its styles on the elements, because programs that show mails know
 * little else. It says what the plain text says; the mark is a picture of the site.
 */
export function mailHtml(mail: Mail, siteUrl: string): Html {
  const { language, subject, body, amount, facts = [], link, button } = mail;
  const { real, never } = words[language];
  // With facts, the text is the same in lines.
  const text = amount === undefined ? body : (body.split('\n')[0] ?? '');
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:#e5ecf0;color:#10222e;${font}">
        <table
          role="presentation"
          cellspacing="0"
          cellpadding="0"
          align="center"
          style="width:100%;max-width:600px;margin:0 auto;background:#fff;border-radius:8px"
        >
          <tr>
            <td
              style="padding:24px 32px;background:#0b2a3c;border-bottom:6px solid #ffb21a;border-radius:8px 8px 0 0;color:#fff;font-size:18px;font-weight:700"
            >
              <img
                src="${siteUrl}/icons/icon-192.png"
                alt=""
                width="40"
                height="40"
                style="vertical-align:middle;margin-right:12px;border-radius:6px"
              />${operator.name}
            </td>
          </tr>
          <tr>
            <td style="padding:32px;font-size:16px;line-height:1.5">
              <h1 style="margin:0 0 8px;font-size:20px;line-height:1.3">${subject}</h1>
              ${
                amount === undefined
                  ? ''
                  : html`<p style="margin:0 0 8px;font-size:40px;line-height:1.2;font-weight:700">
                      ${amount}
                    </p>`
              }
              <p style="margin:0 0 24px;color:#3f5666;white-space:pre-line">${text}</p>
              ${facts.length === 0 ? '' : factTable(facts)}
              ${
                link === undefined
                  ? ''
                  : html`<a
                      href="${link}"
                      target="_blank"
                      style="display:inline-block;padding:14px 26px;border-radius:8px;background:#ffb21a;color:#10222e;font-weight:700;text-decoration:none"
                      >${button ?? link}</a
                    >`
              }
            </td>
          </tr>
          <tr>
            <td
              style="padding:24px 32px;background:#eff4f7;border-radius:0 0 8px 8px;color:#3f5666;font-size:14px;line-height:1.5"
            >
              <b style="color:#10222e">${real}</b> ${never(siteUrl)}<br />
              ${operator.name}, ${operator.address}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}

function factTable(facts: NonNullable<Mail['facts']>): Html {
  return html`<table
    cellspacing="0"
    cellpadding="0"
    style="width:100%;margin:0 0 24px;border-bottom:1px solid #d5dde2;font-size:16px"
  >
    ${facts.map(
      ([name, value]) =>
        html`<tr>
          <th
            scope="row"
            style="padding:11px 8px 11px 0;border-top:1px solid #d5dde2;color:#3f5666;font-weight:400;text-align:left"
          >
            ${name}
          </th>
          <td style="padding:11px 0;border-top:1px solid #d5dde2;font-weight:700;text-align:right">
            ${value}
          </td>
        </tr>`,
    )}
  </table>`;
}
