import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MemberSkeleton } from '../../../../src/ui/member/area/MemberSkeleton';
import { PageSkeleton } from '../../../../src/ui/design/loading/PageSkeleton';
import { PartSkeleton } from '../../../../src/ui/design/loading/PartSkeleton';
import { TextSkeleton } from '../../../../src/ui/design/loading/TextSkeleton';
import { ArticleSkeleton } from '../../../../src/ui/public/news/ArticlePage';

afterEach(cleanup);

test.each([
  ['a page', PageSkeleton],
  ['a dashboard', () => <MemberSkeleton shape="board" />],
  ['a form of the subscriber area', () => <MemberSkeleton shape="form" />],
  ['a table of the subscriber area', () => <MemberSkeleton shape="table" />],
  ['a part of one', PartSkeleton],
  ['a text', TextSkeleton],
  ['an article', ArticleSkeleton],
])('%s: without inline styles and SMIL, which Firefox blocks', (_, Skeleton) => {
  const { container } = render(<Skeleton />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(container.querySelector('animate, set, [style]')).toBeNull();
});
