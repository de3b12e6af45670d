import { describe, expect, it } from 'vitest';
import { opensWithoutPassword } from '../../../src/domain/document/pdfPassword';
import { bytesOf } from '../../support/document/documents';

const identifier = '[(tunnel (du) Rove)(2)]';

/** The start of what the empty password proves itself by, as pypdf computes it; the rest is free. */
const proofs = {
  fortyBits: '6fdfe8afe5e30266ea3a5673c30dfa399b553eda61d724015f1b27a5ed6a4e5b',
  revision3: 'f6b3535932f14aeb6c47b7b796e0dc6f',
  revision3FortyBits: 'd607635b69887150850ba6e7c34772ea',
  plainMetadata: '148f4e2228976ea098395143cc6b70dc',
  noIdentifier: 'fdc5f4e7e1c7ed90f76a8e5baa212c84',
  noPermissions: '30024b2bd6c55b2d1f1af99488a45384',
} as const;

const owner = `/O (${'o'.repeat(32)})`;
const documentOf = (lock: string, id = `/ID ${identifier}`): Uint8Array =>
  bytesOf(`%PDF-1.6\n5 0 obj\n<<${lock}>>\nendobj\ntrailer <</Encrypt 5 0 R ${id}>>\n%%EOF`);

/** The proof is filled up to 32 bytes, of any value. */
const user = (proof: string): string => `/U <${proof.padEnd(64, '7')}>`;

describe('the dictionary of an encrypted PDF determines the key of the empty password', () => {
  const common = `/Filter /Standard /P -44 ${owner}`;

  it.each([
    ['revision 2: 40 bits', `/V 1 /R 2 ${user(proofs.fortyBits)}`],
    ['revision 2: 40 bits, whatever length it names', `/R 2 /Length 128 ${user(proofs.fortyBits)}`],
    ['revision 3: the length that it names', `/R 3 /Length 128 ${user(proofs.revision3)}`],
    ['revision 3: a length of 40', `/R 3 /Length 40 ${user(proofs.revision3FortyBits)}`],
    ['revision 3: 40 bits without a length', `/R 3 ${user(proofs.revision3FortyBits)}`],
    ['revision 4: always 128 bits', `/R 4 ${user(proofs.revision3)}`],
    ['revision 4: 128 bits, whatever length it names', `/R 4 /Length 40 ${user(proofs.revision3)}`],
    ['metadata that stay plain', `/R 4 /EncryptMetadata false ${user(proofs.plainMetadata)}`],
    ['two spaces before false', `/R 4 /EncryptMetadata  false ${user(proofs.plainMetadata)}`],
    ['metadata that are encrypted', `/R 4 /EncryptMetadata true ${user(proofs.revision3)}`],
    [
      'revision 3 has no plain metadata',
      `/R 3 /Length 128 /EncryptMetadata false ${user(proofs.revision3)}`,
    ],
    ['two spaces before the revision', `/R  4 ${user(proofs.revision3)}`],
  ])('%s', (_title, lock) => {
    expect(opensWithoutPassword(documentOf(`${common} ${lock}`))).toBe(true);
  });

  it.each([
    ['no identifier', ''],
    ['an empty identifier', '/ID [<><>]'],
  ])('%s is a part of no bytes', (_title, id) => {
    const lock = `${common} /R 3 /Length 128 ${user(proofs.noIdentifier)}`;
    expect(opensWithoutPassword(documentOf(lock, id))).toBe(true);
  });

  it('missing permissions count as 0', () => {
    const lock = `/Filter /Standard ${owner} /R 3 /Length 128 ${user(proofs.noPermissions)}`;
    expect(opensWithoutPassword(documentOf(lock))).toBe(true);
  });

  it('a value that differs in one byte belongs to a password', () => {
    const lock = `${common} /R 4 ${user(proofs.revision3.replace('f6', 'f7'))}`;
    expect(opensWithoutPassword(documentOf(lock))).toBe(false);
  });

  it.each([
    ['a value without bytes', '<>'],
    ['a value of the first 15 bytes only', `<${proofs.revision3.slice(0, 30)}>`],
  ])('%s belongs to a password', (_title, value) => {
    expect(opensWithoutPassword(documentOf(`${common} /R 4 /U ${value}`))).toBe(false);
  });
});

describe('a dictionary without what a check needs', () => {
  /** 64 rounds, the last of which ends with the highest byte that ends the algorithm: 32. */
  const hardened =
    '305a2a86c3cfccdfcbd360d9e5b2870833faf19576495465a900048c8bc376a252362d3030343130';
  const lock = `/Filter /Standard /R 6 /U <${hardened}>`;
  const ofNoRevision = '2a543ab47efd1e733ba90f6c7b5bd3dd28bf4e5e4e758a4164004e56fffa0108';

  it.each([
    ['with all of it', lock, true],
    [
      'after 70 rounds',
      `/Filter /Standard /R 6 /U <65ec07cf488965632d64e1cdacd8f65a8e54575ecfedab0b7c0a553e5fc9df4352362d3030353135>`,
      true,
    ],
    ['of the handler of another company', lock.replace('Standard', 'Entrust'), false],
    ['of a handler whose name begins alike', lock.replace('Standard', 'Standards'), false],
    ['without a revision', lock.replace('/R 6', ''), false],
    [
      'without a revision, its value as if of 40 bits',
      `/Filter /Standard /P -44 ${owner} /U <${ofNoRevision}>`,
      false,
    ],
    ['without the value of the user', lock.replace('/U', '/X'), false],
  ])('%s', (_title, dictionary, opens) => {
    expect(opensWithoutPassword(documentOf(dictionary))).toBe(opens);
  });
});
