import { escapeXml } from './escapeXml.ts';
import { printable } from './printable.ts';

const shortest = 4;
const mark = '•••';

/**
 * Returns a function that replaces secrets by `•••` in every encoding that a report may use: plain,
 * JSON, URL, form, XML. A secret that was cut or wrapped is not recognised: apply it to a report
 * before the layout.
 * @throws on a secret of fewer than 4 characters: hiding it would damage every text.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  if (secrets.some((secret) => secret.length < shortest)) {
    throw new Error(
      `A secret of fewer than ${shortest} characters cannot be hidden in the output.`,
    );
  }
  const forms = [...new Set(secrets.flatMap(writtenForms))].toSorted((a, b) => b.length - a.length);
  return (text) => forms.reduce((rest, form) => rest.replaceAll(form, mark), text);
}

function writtenForms(secret: string): readonly string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const url = encodeURIComponent(Buffer.from(secret).toString());
  const form = new URLSearchParams({ '': secret }).toString().slice(1);
  return [
    secret,
    json,
    json.replaceAll('/', '\\/'),
    asciiJson(json),
    url,
    lowerHex(url),
    form,
    lowerHex(form),
    printable(secret),
    escapeXml(secret),
  ];
}

function asciiJson(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function lowerHex(encoded: string): string {
  return encoded.replace(/%[0-9A-F]{2}/g, (one) => one.toLowerCase());
}
