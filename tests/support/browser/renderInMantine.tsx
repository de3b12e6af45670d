import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';

/** Renders a part of a page that has Mantine around it on the site. */
export function renderInMantine(
  part: ReactElement,
  options: Omit<RenderOptions, 'wrapper' | 'queries'> = {},
): RenderResult {
  return render(part, { ...options, wrapper: MantineArea });
}
