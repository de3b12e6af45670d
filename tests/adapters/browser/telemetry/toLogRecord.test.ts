import { fc, it as property } from '../../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { toLogRecord } from '../../../../src/adapters/browser/telemetry/toLogRecord';
import type { TelemetryEvent } from '../../../../src/application/ports/device/Telemetry';

const origin = 'https://www.example.fr';
const record = (event: TelemetryEvent) => toLogRecord(event, 1_795_248_000_000, origin);

function thrown(message: string, stack: string, name = 'TypeError'): TelemetryEvent {
  return { kind: 'errorThrown', error: Object.assign(new Error(message), { stack, name }) };
}

describe('the report of an event', () => {
  it('names a failed call, its status and its duration', () => {
    expect(
      record({
        kind: 'callFailed',
        operation: 'listPassages',
        failure: 'http',
        status: 502,
        durationMs: 812.4,
      }),
    ).toEqual({
      at: 1_795_248_000_000,
      name: 'site.call.failed',
      severity: 'error',
      attributes: {
        'site.operation': 'listPassages',
        'error.type': 'http',
        'http.response.status_code': 502,
        'site.duration_ms': 812,
      },
    });
  });

  it('names where an answer violates the contract, each place once and without positions', () => {
    const { attributes } = record({
      kind: 'answerMalformed',
      operation: 'loadPublicData',
      pointers: ['/menu/0/link', '/menu/17/link', '/prices/Camille Durand', 'answer'],
    });
    expect(attributes).toEqual({
      'site.operation': 'loadPublicData',
      'site.pointers': ['/menu/*/link', '/prices/Camille', 'answer'],
    });
  });

  it('names an exception by its type, a known message and its places in the files of the site', () => {
    const stack = `TypeError: Cannot read properties of undefined (reading 'iban')
    at f (${origin}/assets/index-BxT4Kq2c.js:1:2345)
    at async https://elsewhere.example/assets/index-BxT4Kq2c.js:1:1
    at chrome-extension://abcdef/assets/x.js:1:1
    at ${origin}/espace/connexion?email=camille@example.fr:1:1
    at g (${origin}/assets/application-Dm8_x-Yz.js:2:77)
    at ${origin}/before-paint.js?v=48d00660:7:3`;
    expect(
      record(thrown("Cannot read properties of undefined (reading 'iban')", stack)).attributes,
    ).toEqual({
      'exception.type': 'TypeError',
      'exception.message': 'property of undefined',
      'exception.stacktrace':
        'assets/index-BxT4Kq2c.js:1:2345\nassets/application-Dm8_x-Yz.js:2:77\nbefore-paint.js:7:3',
    });
  });

  it.each([
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Durand',
      'React error 418',
    ],
    ['Unexpected token \'D\', "Durand" is not valid JSON', 'no JSON'],
    ['IBAN FR76 3000 1007 9412 3456 7890 185 is unknown', ''],
  ])('says of « %s »: « %s »', (message, said) => {
    expect(record(thrown(message, '')).attributes).toMatchObject({ 'exception.message': said });
  });

  it('says nothing of a value that was thrown in the place of an exception', () => {
    const error = { name: 'Durand', message: 'Camille', stack: `${origin}/assets/a.js:1:1` };
    expect(record({ kind: 'errorThrown', error }).attributes).toEqual({
      'exception.type': 'none',
      'exception.message': '',
      'exception.stacktrace': '',
    });
  });

  it('names a lost file, and a measure by the pattern of its page', () => {
    const file = `Failed to fetch dynamically imported module: ${origin}/assets/member-Bq7f.js`;
    expect(record({ kind: 'codeLost', file }).attributes).toEqual({
      'site.file': 'assets/member-Bq7f.js',
    });
    const page = '/achat/:orderReference/:state';
    expect(
      record({ kind: 'vitalMeasured', name: 'CLS', value: 0.012_345_6, page }).attributes,
    ).toEqual({ name: 'CLS', value: 0.0123, 'site.page': page });
    expect(
      record({ kind: 'vitalMeasured', name: 'LCP', value: 1234.5, page: '/*' }).attributes,
    ).toEqual({ name: 'LCP', value: 1235, 'site.page': '/*' });
  });
});

describe('personal data', () => {
  /** What visitors type, and what answers contain. */
  const personal = fc.oneof(
    fc.emailAddress(),
    fc.constantFrom(
      'Camille Durand',
      'AB-123-CD',
      'FR7630001007941234567890185',
      '12 rue de la République',
      '01 99 00 13 20',
      '4970********1234',
      'CDW0000042',
      'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VybmFtZSI6IkR1cmFuZCJ9.c2lnbmF0dXJl',
    ),
    fc.string({ minLength: 6, unit: 'grapheme' }),
  );
  const around = fc.tuple(
    fc.constantFrom('', 'Unexpected token in JSON: ', "Cannot read properties of undefined ('"),
    personal,
    fc.constantFrom('', "')", ' is not a function'),
  );

  /** Everything that a report may contain beside numbers. */
  const allowed =
    /^(|TypeError|Error|none|callFailed|network|http|timeout|malformed|LCP|CLS|React error \d{1,3}|property of (undefined|null)|not a function|not defined|not iterable|too much recursion|a module did not arrive|no network|no JSON|the storage is full|forbidden by the browser|(assets\/[\w-]+\.js:\d+:\d+\n?)+|assets\/[\w-]+\.(js|css))$/;

  property.prop([personal, around])(
    'in a message, a name, a stack, an address or a rejected value is in no report of an error',
    (secret, [before, inside, after]) => {
      const message = `${before}${inside}${after}`;
      const stack = `${secret}: ${message}\n    at f (${origin}/?q=${secret}:1:1)\n    at g (${origin}/assets/index-BxT4Kq2c.js:1:2)`;
      const events: readonly TelemetryEvent[] = [
        thrown(message, stack, secret),
        { kind: 'errorThrown', error: secret },
        { kind: 'errorThrown', error: { message: secret } },
        { kind: 'codeLost', file: `${message} ${origin}/${secret}` },
      ];
      for (const event of events) {
        for (const value of Object.values(record(event).attributes)) {
          expect(String(value)).toMatch(allowed);
        }
      }
    },
  );

  property.prop([fc.emailAddress(), fc.integer({ min: 10_000_000 })])(
    'in the address of a page is in no report of a measure',
    (email, reference) => {
      for (const page of [`/espace/${email}`, `/achat/${reference}`, `/faq?q=${email}`]) {
        const { attributes } = record({ kind: 'vitalMeasured', name: 'LCP', value: 1, page });
        expect(attributes['site.page']).toBe('');
      }
    },
  );
});
