import { expect, it } from 'vitest';
import { orderedSlides } from '../../../src/domain/publicSite/slide';

it('P3.12 slides are sorted by position', () => {
  const slide = (position: number): Parameters<typeof orderedSlides>[0][number] => ({
    position,
    image: '/1.png',
    title: `Diapositive ${position}`,
    subtitle: null,
    description: null,
  });
  expect(orderedSlides([slide(2), slide(0), slide(1)]).map(({ position }) => position)).toEqual([
    0, 1, 2,
  ]);
});
