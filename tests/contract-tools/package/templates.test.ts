import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { optionSpecs } from '../../../scripts/contract-tools/command/optionSpecs.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';

const template = (name: string): string =>
  readFileSync(inProject('scripts/contract-tools/templates', name), 'utf8');

describe('the templates', () => {
  it('name only options that exist', () => {
    const npm = ['global', 'no-audit', 'no-fund', 'offline', 'yes'];
    const podman = ['file', 'tag', 'rm', 'network', 'volume'];
    const others = ['no-install-recommends', 'system', 'add', 'help'];
    const known = new Set<string>([...Object.keys(optionSpecs), ...npm, ...podman, ...others]);
    for (const name of ['action.yml', 'gitlab.yml', 'Containerfile']) {
      const named = [...template(name).matchAll(/--([a-z][a-z-]+)/g)].map(([, one = '']) => one);
      expect(
        named.filter((option) => !known.has(option)),
        name,
      ).toEqual([]);
    }
  });

  it('are a Containerfile without a problem', () => {
    expect(validate(template('Containerfile'))).toEqual([]);
  });
});
