import { expect, it } from 'vitest';
import { cmsHtml } from '../../../src/domain/publicSite/cmsHtml';

it.each(['', '<p>Deux tunnels</p>', '<script>alert(1)</script>'])(
  'the text of the editors is kept as it is: %j',
  (raw) => {
    expect(cmsHtml(raw)).toBe(raw);
  },
);
