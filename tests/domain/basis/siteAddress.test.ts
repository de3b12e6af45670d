import { anyText, fc, test as property } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  namesFile,
  parseLink,
  parsePicture,
  parseSiteAddress,
  sitePath,
} from '../../../src/domain/basis/siteAddress';

/** Links built from parts that browsers normalise. */
const twisted = fc
  .array(
    fc.constantFrom(
      ...['/', '\\', ':', '.', '..', '@', '?', '#', '%2f', '\t', '\n', ' ', '\u0000', '\u00a0'],
      ...['http', 'https:', 'javascript:', 'DATA:', 'evil.example', 'cgv', '[', ';'],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('P2.11, P3.11 the target of a link of the CMS', () => {
  it.each([
    ['cgv', '/cgv', '/cgv'],
    ['/cgv', '/cgv', '/cgv'],
    ['//', null, null],
    ['/', '/', '/'],
    ['/cgv/', '/cgv', '/cgv/'],
    ['circuler/les-tunnels', '/circuler/les-tunnels', '/circuler/les-tunnels'],
    ['faq?onglet=abonnements#prix', '/faq', '/faq?onglet=abonnements#prix'],
    ['nos-abonnements/offre-%C3%A9t%C3%A9', '/nos-abonnements/offre-été', undefined],
    [' c\u200bgv\ufeff ', '/cgv', '/cgv'],
    ['documents/Rapport 2025.pdf', '/documents/Rapport 2025.pdf', '/documents/Rapport%202025.pdf'],
    ['bilan\u00a0été.pdf', '/bilan\u00a0été.pdf', '/bilan%C2%A0%C3%A9t%C3%A9.pdf'],
    ['', null, null],
  ])('« %s » is %s on this site', (link, path, href) => {
    const target = parseLink(link);
    expect(target?.kind === 'inside' ? target.path : null).toBe(path);
    if (href !== undefined) expect(target?.href ?? null).toBe(href);
  });

  it('keeps the spaces in the name of a file of another site', () => {
    expect(parseLink(' https://example.fr/Rapport 2025.pdf ')).toEqual({
      kind: 'outside',
      href: 'https://example.fr/Rapport%202025.pdf',
    });
  });

  it.each(['https://www.example.fr/cgv', 'http://example.fr', 'HTTPS://EXAMPLE.FR/'])(
    '%s is another site',
    (link) => {
      expect(parseLink(link)).toEqual({ kind: 'outside', href: link });
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' \u0001\u200bjavascript:alert(1)',
    '\u0001 javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://example.fr/1',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\evil.example',
    '/.//evil.example',
    './/evil.example',
    'cgv/..//evil.example',
    '/%2e%2E//evil.example',
    '/\t/evil.example',
    '/\t\\evil.example',
    'https:evil.example',
    'https://',
    'ftp://example.fr/rapport.pdf',
  ])('%s is refused', (link) => {
    expect(parseLink(link)).toBeNull();
  });

  property.prop([fc.oneof(anyText, twisted)])(
    'whatever the text is, the target in a browser is http, https or this site',
    (raw) => {
      const target = parseLink(raw);
      if (target === null) return;
      const base = 'https://site.example';
      if (!URL.canParse(target.href, base)) return;
      const { origin, protocol } = new URL(target.href, base);
      if (target.kind === 'inside') expect(origin).toBe(base);
      else expect(protocol).toMatch(/^https?:$/);
    },
  );
});

describe('an address of this site, from the history, the device or an editor', () => {
  it.each([
    ['/', '/', '/'],
    ['/cgv?a=b#haut', '/cgv', '/cgv?a=b#haut'],
    ['/espace/../cgv', '/cgv', '/cgv'],
    ['/espace\\connexion', '/espace/connexion', '/espace/connexion'],
    ['/offre-été', '/offre-été', '/offre-%C3%A9t%C3%A9'],
    ['/cg\tv ', '/cgv', '/cgv'],
    ['/100%', '/100%', '/100%'],
  ])('« %s » is %s, given to the router as %s', (raw, path, href) => {
    expect(parseSiteAddress(raw)).toEqual({ path, href });
  });

  it.each([
    ...[
      '',
      'cgv',
      '//host',
      '/\\host',
      '/\t/host',
      '/.//host',
      'javascript:alert(1)',
      'https://host/',
    ],
    ...[7, null, undefined, true, {}, ['/cgv'], { pathname: '/cgv' }],
  ])('%j is refused', (raw) => {
    expect(parseSiteAddress(raw)).toBeNull();
  });

  it('one of more than 2,048 characters is refused', () => {
    expect(parseSiteAddress(`/${'a'.repeat(2047)}`)).not.toBeNull();
    expect(parseSiteAddress(`/${'a'.repeat(2048)}`)).toBeNull();
  });

  property.prop([fc.oneof(twisted, anyText, fc.anything())])(
    'whatever the input is, the result leads to this site, also when it is parsed again',
    (raw) => {
      const address = parseSiteAddress(raw);
      if (address === null) return;
      const { href } = address;
      const base = 'https://www.example.fr';
      expect(new URL(href, base).href).toBe(base + href);
      expect(parseSiteAddress(href)).toEqual(address);
    },
  );
});

describe('P2.11 the normal form of a path', () => {
  it.each([
    ['cgv', '/cgv'],
    ['/cgv', '/cgv'],
    ['//cgv//', '/cgv'],
    ['cgv?x=1', '/cgv'],
    ['cgv#haut', '/cgv'],
    ['', '/'],
    ['offre-%C3%A9t%C3%A9', '/offre-été'],
    ['100%', '/100%'],
  ])('« %s » is %s', (link, path) => {
    expect(sitePath(link)).toBe(path);
  });
});

it('a million slashes before a name, and after it, are parsed in linear time', () => {
  const slashes = '/'.repeat(1_000_000);
  expect(sitePath(`${slashes}cgv${slashes}`)).toBe('/cgv');
  expect(sitePath(`${slashes}a${slashes}b`)).toHaveLength(1_000_003);
});

describe('a path that the browser requests itself', () => {
  it.each([
    ['/documents/rapport.pdf', true],
    ['/documents/Rapport.PDF', true],
    ['/api/v2/receipt/transaction/1', true],
    ['/circuler/les-tunnels', false],
    ['/actualites', false],
    ['/v2.0/notes', false],
  ])('%s: %s', (path, expected) => {
    expect(namesFile(path)).toBe(expected);
  });
});

describe('a picture is on this site, or a data URL', () => {
  it.each([
    ['images/port.jpg', '/images/port.jpg'],
    ['/images/port.jpg', '/images/port.jpg'],
    ['/images/vieux port.jpg', '/images/vieux%20port.jpg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['data:text/html,x', null],
    ['https://evil.example/pixel.png', null],
    ['//evil.example/pixel.png', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('« %s »: %s', (raw, expected) => {
    expect(parsePicture(raw)).toBe(expected);
  });
});

describe('inputs that resemble another form', () => {
  it.each([
    ['aide/heures:ouverture', '/aide/heures:ouverture'],
    ['aide//urgence', '/aide//urgence'],
    ['///aide', null],
    ['faq?dossier=a:b', '/faq?dossier=a:b'],
  ])('the link « %s » leads to %s', (raw, href) => {
    const target = parseLink(raw);
    expect(target?.href ?? null).toBe(href);
  });

  it('a data URL of a picture is accepted only from its first character', () => {
    expect(parsePicture('xdata:image/png;base64,AA==')).toBeNull();
  });

  it.each([
    ['/documents/rapport.pdf', true],
    ['/documents/rapport.mp3', true],
    ['/a.b/c', false],
    ['/actualites/v2.', false],
  ])('%s names a file: %s', (path, expected) => {
    expect(namesFile(path)).toBe(expected);
  });
});
