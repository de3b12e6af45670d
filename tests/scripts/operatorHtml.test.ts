import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fillOperator } from '../../scripts/build/operatorHtml.ts';
import { operator, operatorColours, operatorMark } from '../../src/ui/operator.ts';

describe('the first page', () => {
  it('takes its words from the operator', () => {
    expect(fillOperator('<title>%operator.name%</title>')).toBe(`<title>${operator.name}</title>`);
    expect(fillOperator('au %operator.phone%.')).toBe(`au ${operator.phone}.`);
  });

  it('shows the mark before any script runs, and as its icon', () => {
    for (const { d, fill } of operatorMark.paths) {
      expect(fillOperator('%operator.mark%')).toContain(`<path fill="${fill}" d="${d}"/>`);
      expect(decodeURIComponent(fillOperator('%operator.icon%'))).toContain(d);
    }
  });

  it('cannot be made with a word that the operator has not', () => {
    expect(() => fillOperator('%operator.fax%')).toThrow('%operator.fax%');
  });

  it('keeps a quote in a sentence from ending an attribute', () => {
    expect(fillOperator('%operator.description%')).not.toContain('"');
  });

  it('names the operator nowhere by itself', async () => {
    const html = await readFile('index.html', 'utf8');
    expect(html).not.toContain(operator.name);
    expect(html).not.toContain(operator.phone);
    for (const colour of operatorColours.surface) expect(html).not.toContain(colour);
  });
});
