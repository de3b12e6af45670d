import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageSkeleton } from '../../../src/ui/design/PageSkeleton';
import { PartSkeleton } from '../../../src/ui/design/PartSkeleton';

afterEach(cleanup);

test.each([
  ['a page', PageSkeleton],
  ['a part of one', PartSkeleton],
])(
  'the shape of %s comes late by a style sheet: Firefox blocks SMIL as an inline style',
  (_, Skeleton) => {
    const { container } = render(<Skeleton />);
    expect(container.querySelector('animate, set, [style]')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('class')).toBe('tp-late');
  },
);
