import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';

/** Renders a part of a page that has Mantine around it on the site. */
export function renderInMantine(part: ReactElement): RenderResult {
  return render(part, { wrapper: MantineArea });
}
