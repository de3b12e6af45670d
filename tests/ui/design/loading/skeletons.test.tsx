import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemberSkeleton } from '../../../../src/ui/member/area/MemberSkeleton';
import { PageSkeleton } from '../../../../src/ui/design/loading/PageSkeleton';
import { PartSkeleton } from '../../../../src/ui/design/loading/PartSkeleton';
import { TextSkeleton } from '../../../../src/ui/design/loading/TextSkeleton';
import { ArticleSkeleton } from '../../../../src/ui/public/news/ArticleSkeleton';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['a page', PageSkeleton],
  ['a dashboard', () => <MemberSkeleton shape="board" />],
  ['a form of the subscriber area', () => <MemberSkeleton shape="form" />],
  ['a table of the subscriber area', () => <MemberSkeleton shape="table" />],
  ['a part of one', PartSkeleton],
  ['a text', TextSkeleton],
  ['an article', ArticleSkeleton],
])(
  '%s: visible after 300 ms, without inline styles and SMIL, which Firefox blocks',
  (_, Skeleton) => {
    vi.useFakeTimers();
    const { container } = render(<Skeleton />);
    const visibility = (): unknown => container.querySelector('svg')?.getAttribute('visibility');
    expect(container.querySelector('animate, set, [style]')).toBeNull();
    expect(visibility()).toBe('hidden');
    act(() => void vi.advanceTimersByTime(300));
    expect(visibility()).toBe('visible');
  },
);
