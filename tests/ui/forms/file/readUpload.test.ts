import * as E from 'fp-ts/Either';
import { afterEach, expect, it, vi } from 'vitest';
import { wholePdf } from '../../../support/purchase/purchase';

const check = '../../../../src/domain/document/pdfPassword';

afterEach(() => {
  vi.doUnmock(check);
  vi.resetModules();
});

it('E9 a protected PDF whose check did not arrive is not called unreadable', async () => {
  vi.resetModules();
  vi.doMock(check, () => {
    throw new Error('no answer');
  });
  const { readUpload } = await import('../../../../src/ui/forms/file/readUpload');
  const text = `${wholePdf} trailer <</Encrypt <</Filter /Adobe.PubSec>>>>`;
  const read = await readUpload(new File([text], 'rib.pdf'));
  expect(read).toEqual(E.left({ kind: 'upload/unchecked' }));
});
