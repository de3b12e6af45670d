import { escapeUnits, escapeXml, printable } from './texts.ts';
import type { LocatedFinding } from './Finding.ts';
import type { Report } from './Report.ts';

/** A shorter secret is not hidden: that would damage every sentence. */
const shortest = 4;
export const mark = '•••';

/** Replaces secrets by `•••` in every encoding of a report; before the layout, which may cut or wrap them. */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const hidden = secrets.filter(({ length }) => length >= shortest);
  const forms = [...new Set(hidden.flatMap(writtenForms))].toSorted((a, b) => b.length - a.length);
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
    json.replaceAll(/[\u0080-\uffff]/g, escapeUnits),
    url,
    lowerHex(url),
    form,
    lowerHex(form),
    printable(secret),
    escapeXml(secret),
  ];
}

function lowerHex(encoded: string): string {
  return encoded.replace(/%[0-9A-F]{2}/g, (one) => one.toLowerCase());
}

/** Hides secrets in sentences and pointers, which alone can repeat data of a server. */
export function redactReport(report: Report, redact: (text: string) => string): Report {
  const hidden = (finding: LocatedFinding): LocatedFinding => ({
    ...finding,
    message: redact(finding.message),
    pointer: finding.pointer === null ? null : redact(finding.pointer),
  });
  return {
    ...report,
    subject: redact(report.subject),
    trouble: report.trouble === null ? null : redact(report.trouble),
    operations: report.operations.map((operation) => ({
      ...operation,
      notes: operation.notes.map(redact),
      findings: operation.findings.map(hidden),
    })),
  };
}
