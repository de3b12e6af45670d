import { describe, expect, it } from 'vitest';
import { homeReport } from '../../../scripts/bench/lcp/homeReport.ts';
import { layoutShiftOf } from '../../../scripts/bench/lcp/layoutShift.ts';
import { withoutScripts } from '../../../scripts/bench/lcp/plainHome.ts';
import type { Paints } from '../../../scripts/bench/lcp/watchPaints.ts';

const shift = (time: number, score: number): Paints['shifts'][number] => ({
  time,
  score,
  elements: ['<p> in <main> « Trafic »'],
});

const load = (time: number, shifts: Paints['shifts'] = []): Paints => ({
  candidates: [
    { time: 100, element: '<h1>' },
    { time, element: '<p>' },
  ],
  shifts,
});

describe('the layout shift of a load', () => {
  it('is 0 without a shift', () => {
    expect(layoutShiftOf([])).toBe(0);
  });

  it('is the sum of the shifts with gaps below one second', () => {
    expect(layoutShiftOf([shift(0, 0.1), shift(900, 0.1), shift(1_800, 0.1)])).toBeCloseTo(0.3);
  });

  it('is the sum of the worst window, not of the whole visit', () => {
    expect(layoutShiftOf([shift(0, 0.1), shift(1_000, 0.05), shift(3_000, 0.02)])).toBe(0.1);
  });

  it('limits a window to five seconds', () => {
    const shifts = Array.from({ length: 12 }, (_, index) => shift(index * 900, 0.01));
    expect(layoutShiftOf(shifts)).toBeCloseTo(0.06);
  });
});

describe('the plain home page', () => {
  it('is the same page without scripts', () => {
    expect(
      withoutScripts(
        '<link rel="stylesheet" href="/a.css"><script src="/a.js"></script>\n<link rel="modulepreload" crossorigin href="/b.js"><noscript>!</noscript><div id="root">Accueil</div>',
      ),
    ).toBe('<link rel="stylesheet" href="/a.css"><div id="root">Accueil</div>');
  });

  it('throws when a script would remain', () => {
    expect(() => withoutScripts('<script src="/a.js">')).toThrow('script');
  });
});

describe('the report on the home page', () => {
  const plain = [load(1_000), load(1_000), load(9_000)];

  it('compares the medians of the LCP, which is the last candidate of each load', () => {
    const report = homeReport({ plain, asked: [load(1_140)], answered: [load(1_150)] });
    expect(report.isWithinTargets).toBe(true);
    expect(report.lines.join('\n')).toMatch(/asked about cookies +1140 +1140 +1140 +1\.14/);
  });

  it('misses the targets when the LCP of one kind of visit is too high', () => {
    expect(
      homeReport({ plain, asked: [load(1_160)], answered: [load(1_000)] }).isWithinTargets,
    ).toBe(false);
  });

  it('misses the targets when one load has a layout shift, and lists the elements that moved', () => {
    const answered = [load(1_000), load(1_000, [shift(2_000, 0.03)]), load(1_000)];
    const report = homeReport({ plain, asked: [load(1_000)], answered });
    expect(report.isWithinTargets).toBe(false);
    expect(report.lines).toContain('moved: <p> in <main> « Trafic »');
  });
});
