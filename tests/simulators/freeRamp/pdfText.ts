import { inflateSync } from 'node:zlib';
import type { OperatorAnswer } from '../support/operator.ts';

/** The text of a PDF that PDFKit wrote with the standard fonts. */
export function pdfText({ body }: OperatorAnswer): string {
  const pdf = Buffer.from(body as Uint8Array).toString('latin1');
  const streams = [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  );
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
        .join(''),
    )
    .join('\n')
    .replaceAll('\u00a0', ' ');
}
