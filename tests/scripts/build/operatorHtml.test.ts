import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fillOperator } from '../../../scripts/build/operatorHtml.ts';
import { operator, operatorColours, operatorMark } from '../../../src/ui/operator.ts';

describe('index.html', () => {
  it('has the data of the operator', () => {
    expect(fillOperator('<title>%operator.name%</title>')).toBe(`<title>${operator.name}</title>`);
    expect(fillOperator('au %operator.phone%.')).toBe(`au ${operator.phone}.`);
  });

  it('contains the mark in its markup and as its icon', () => {
    for (const { d, fill } of operatorMark.paths) {
      expect(fillOperator('%operator.mark%')).toContain(`<path fill="${fill}" d="${d}"/>`);
      expect(decodeURIComponent(fillOperator('%operator.icon%'))).toContain(d);
    }
  });

  it('throws on an unknown placeholder', () => {
    expect(() => fillOperator('%operator.fax%')).toThrow('%operator.fax%');
  });

  it('escapes quotes in attributes', () => {
    expect(fillOperator('%words.description%')).not.toContain('"');
  });

  it('has no data of the operator in its source', async () => {
    const html = await readFile('index.html', 'utf8');
    expect(html).not.toContain(operator.name);
    expect(html).not.toContain(operator.phone);
    for (const colour of operatorColours.surface) expect(html).not.toContain(colour);
  });
});
