import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { affectedAddresses } from '../../../scripts/checks/changed/affectedAddresses.ts';
import { specsOf } from '../../../scripts/checks/changed/specsOf.ts';

const sources = globSync('src/**/*.{ts,tsx,css}');
const specs = globSync('e2e/*.spec.ts');

describe('what a change can break', () => {
  it('is the page that imports the file, directly or not', async () => {
    const page = 'src/ui/member/passages/search/usePassageSearch.ts';
    expect(await affectedAddresses([page], sources)).toEqual(['/member/badge/passage']);
  });

  it('is every page for the frame of the site and for what is behind the ports', async () => {
    const frame = globSync('src/ui/app/Root.tsx');
    expect(await affectedAddresses(frame, sources)).toBe('all');
    expect(await affectedAddresses(['src/adapters/http/core/call.ts'], sources)).toBe('all');
  });

  it('is no page for a test or a text about the project', async () => {
    expect(await affectedAddresses(['README.md', 'tests/a.test.ts'], sources)).toEqual([]);
  });

  it('is tested by the browser tests that name the address of the page', async () => {
    const found = await specsOf(['/member/badge/passage'], specs);
    expect(found).toContain('e2e/passages.spec.ts');
    expect(found).not.toContain('e2e/contact.spec.ts');
  });
});
