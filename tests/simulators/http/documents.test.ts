import { describe, expect, it } from 'vitest';
import { expectInvalid, put, send } from './sentBodies.ts';

describe('a form body with documents (P5.8, M5.8)', () => {
  const path = '/api/private/update/contract/1201/coordinates/bank';
  const iban = 'FR7630006000011234567890189';
  const pdf = '%PDF-1.7 releve';

  type Field = readonly [string, string | File];

  const file = (content: BlobPart, type = '', name = 'rib.pdf'): File =>
    new File([content], name, { type });

  const post = (...fields: readonly Field[]): RequestInit => {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    return { method: 'POST', body };
  };

  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

  it.each([
    ['a PDF', file(pdf, 'application/pdf')],
    ['a PNG', file(png, 'image/png')],
    ['a JPEG', file(jpeg, 'image/jpeg')],
    ['a PDF without a declared type', file(pdf)],
    ['a PDF declared as octet-stream', file(pdf, 'application/octet-stream')],
    ['a name full of quotes', file(pdf, 'application/pdf', 'a"b\r\n\\é😀.pdf')],
    ['10 MB to the byte', file(pdf.padEnd(10_000_000), 'application/pdf')],
  ])('with %s is accepted', async (_, rib) => {
    const { status, calls } = await send(path, post(['iban', iban], ['rib', rib]));
    expect(status).toBe(200);
    const bytes = new Uint8Array(await rib.arrayBuffer());
    expect(calls[0]).toMatchObject({ path: { id: 1201 }, body: { iban, rib: { bytes } } });
  });

  it.each<readonly [string, readonly Field[]]>([
    ['no field', []],
    ['no file', [['iban', iban]]],
    ['no IBAN', [['rib', file(pdf)]]],
    [
      'a text instead of a file',
      [
        ['iban', iban],
        ['rib', pdf],
      ],
    ],
    [
      'a file instead of a text',
      [
        ['iban', file(iban)],
        ['rib', file(pdf)],
      ],
    ],
    [
      'a text of more than 1 MB',
      [
        ['iban', iban],
        ['rib', file(pdf)],
        ['more', 'x'.repeat(1_000_001)],
      ],
    ],
    [
      'a file in an unknown field',
      [
        ['iban', iban],
        ['rib', file(pdf)],
        ['more', file(pdf)],
      ],
    ],
    [
      'an empty file',
      [
        ['iban', iban],
        ['rib', file('')],
      ],
    ],
    [
      'a repeated file',
      [
        ['iban', iban],
        ['rib', file(pdf)],
        ['rib', file(pdf)],
      ],
    ],
    [
      'a repeated IBAN',
      [
        ['iban', iban],
        ['iban', iban],
        ['rib', file(pdf)],
      ],
    ],
    [
      'more than 10 MB',
      [
        ['iban', iban],
        ['rib', file(pdf.padEnd(10_000_001))],
      ],
    ],
    [
      'more than the limit of a form',
      [
        ['iban', iban],
        ['rib', file(pdf.padEnd(50_000_000))],
      ],
    ],
    [
      'first bytes of another type',
      [
        ['iban', iban],
        ['rib', file('<html>', 'application/pdf')],
      ],
    ],
    [
      'a wrong declared type',
      [
        ['iban', iban],
        ['rib', file(pdf, 'image/png')],
      ],
    ],
    [
      'a type of document that is not accepted',
      [
        ['iban', iban],
        ['rib', file('GIF89a', 'image/gif')],
      ],
    ],
    [
      'an IBAN that breaks the pattern',
      [
        ['iban', 'FR76 3000'],
        ['rib', file(pdf)],
      ],
    ],
  ])('with %s is refused as invalid', async (_, fields) => {
    expectInvalid(await send(path, post(...fields)));
  });

  it.each([
    ['a body without its boundary', 'multipart/form-data', '--x\r\n'],
    ['a truncated body', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: fo'],
    ['a body that is not multipart', 'multipart/form-data; boundary=x', 'iban=FR76'],
    ['an empty body', 'multipart/form-data; boundary=x', ''],
  ])('%s is refused as invalid', async (_, contentType, body) => {
    expectInvalid(await send(path, { ...put(body, contentType), method: 'POST' }));
  });
});
