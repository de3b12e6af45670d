import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { opensWithoutPassword } from '../../../src/domain/document/pdfPassword';
import { bytesOf } from '../../support/document/documents';

/** What the empty password proves itself by in revision 5: the hash of a salt, before this salt. */
const hashOf = (salt: string): Buffer => createHash('sha256').update(salt, 'latin1').digest();

const octal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');

const lockOf = (user: string): string => `<</Filter /Standard /V 5 /R 5 /U ${user} /Perms (P)>>`;
const documentOf = (user: string): Uint8Array =>
  bytesOf(`%PDF-1.7\n5 0 obj\n${lockOf(user)}\nendobj\ntrailer <</Encrypt 5 0 R>>\n%%EOF`);

describe('a string in the round brackets of a PDF', () => {
  it.each([
    ['plain signs', 'Marseill', 'Marseill'],
    ['bytes beyond ASCII', '\x80\x92\xe9\xff\x81abc', '\x80\x92\xe9\xff\x81abc'],
    ['balanced brackets', 'a(b(c)d)', 'a(b(c)d)'],
    ['two pairs of brackets', '(a)(b)cd', '(a)(b)cd'],
    ['escaped brackets', '\\)a\\(bcde\\(', ')a(bcde('],
    ['an escaped backslash', 'abc\\\\(d)', 'abc\\(d)'],
    ['a backslash before any other sign', 'a\\qb\\9cdef', 'aqb9cdef'],
    ['octal digits, one to three', '\\1\\12\\123\\0001abc', '\x01\x0a\x53\x001abc'],
    ['the highest octal number', '\\377abcdefg', '\xffabcdefg'],
    ['a digit after an octal number', 'abcdef\\18', 'abcdef\x018'],
    ['names of control characters', '\\n\\r\\t\\b\\fabc', '\n\r\t\b\fabc'],
    ['a line continued after a line feed', 'ab\\\ncdefgh', 'abcdefgh'],
    ['a line continued after a carriage return', 'ab\\\rcdefgh', 'abcdefgh'],
    ['a line continued after both', 'ab\\\r\ncdefgh', 'abcdefgh'],
    ['a line feed', 'ab\ncdefg', 'ab\ncdefg'],
    ['a carriage return, read as a line feed', 'ab\rcdefg', 'ab\ncdefg'],
    ['both, read as one line feed', 'ab\r\ncdefg', 'ab\ncdefg'],
    ['the end at the bracket that closes it', 'a(b)c', 'a(b)c'],
    ['the end after an escaped bracket', 'abc\\)', 'abc)'],
  ])('has %s', (_title, written, salt) => {
    expect(opensWithoutPassword(documentOf(`(${octal(hashOf(salt))}${written})`))).toBe(true);
  });

  it('ends before the sign that follows its bracket', () => {
    const user = `(${octal(hashOf('abcd)efg'))}abcd)efg`;
    expect(opensWithoutPassword(documentOf(user))).toBe(false);
  });
});

describe('a string in hexadecimal digits', () => {
  const digits = Buffer.concat([hashOf('Marseill'), Buffer.from('Marseill')]).toString('hex');

  it.each([
    ['in lower case', `<${digits}>`],
    ['in upper case', `<${digits.toUpperCase()}>`],
    ['in several lines', `<${digits.replace(/(.{16})/g, '$1\r\n ')}>`],
    ['between the digits of one byte', `<${digits.replace(/(.)(.)/, '$1 \n$2')}>`],
    ['before its bracket too', ` \n<${digits}>`],
  ])('is read %s', (_title, user) => {
    expect(opensWithoutPassword(documentOf(user))).toBe(true);
  });

  it('without a space after its name', () => {
    const text = `%PDF-1.7\n5 0 obj\n<</Filter/Standard/R 5/U<${digits}>>>\nendobj\n/Encrypt 5 0 R`;
    expect(opensWithoutPassword(bytesOf(text))).toBe(true);
  });

  it('ends at its bracket', () => {
    const user = `<${digits.slice(0, 70)}> ${digits.slice(70)}>`;
    expect(opensWithoutPassword(documentOf(user))).toBe(false);
  });
});

describe('the dictionary of an encrypted PDF', () => {
  const hex = (salt: string): string =>
    `<${hashOf('Marseill').toString('hex')}${Buffer.from(salt).toString('hex')}>`;
  const open = lockOf(hex('Marseill'));
  const locked = lockOf(hex('Toulon--'));

  it.each([
    ['in the trailer', `trailer <</Encrypt ${open}>>`, true],
    ['in the trailer, without a space', `trailer <</Encrypt${open}>>`, true],
    ['in the trailer, after a line break', `trailer <</Encrypt\r\n${open}>>`, true],
    ['in an object', `5 0 obj\n${open}\nendobj\ntrailer <</Encrypt 5 0 R>>`, true],
    ['in an object of two digits', `15 0 obj\n${open}\nendobj\n<</Encrypt 15 0 R>>`, true],
    ['in an object of generation 12', `5 12 obj\n${open}\nendobj\n<</Encrypt 5 12 R>>`, true],
    ['in an object, by several spaces', `5  0  obj${open}endobj <</Encrypt  5  0  R>>`, true],
    [
      'in an object after a longer number',
      `15 0 obj ${locked} 5 0 obj ${open} /Encrypt 5 0 R`,
      true,
    ],
    [
      'in the last object of the number',
      `5 0 obj\n${locked}\nendobj\n5 0 obj\n${open}\nendobj\n<</Encrypt 5 0 R>>`,
      true,
    ],
    [
      'in the object that the last trailer names',
      `4 0 obj\n${locked}\nendobj <</Encrypt 4 0 R>> 5 0 obj\n${open}\nendobj <</Encrypt 5 0 R>>`,
      true,
    ],
    ['in an object that the file lacks', `4 0 obj\n${open}\nendobj\n<</Encrypt 5 0 R>>`, false],
    ['in an object of another generation', `5 1 obj\n${open}\nendobj\n<</Encrypt 5 0 R>>`, false],
    ['that no trailer names', `5 0 obj\n${open}\nendobj\ntrailer <<>>`, false],
    ['nowhere', '', false],
  ])('stands %s', (_title, text, opens) => {
    expect(opensWithoutPassword(bytesOf(`%PDF-1.7\n${text}\n%%EOF`))).toBe(opens);
  });
});
