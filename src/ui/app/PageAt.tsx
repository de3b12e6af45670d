import { Fragment, type ComponentType, type ReactElement } from 'react';
import { PageTitle } from '../design/page/PageTitle';
import type { Guard } from '../navigation/routes';
import { TakenOver } from '../state/painted/TakenOver';
import { guards } from './guards';

interface PageAtProps {
  readonly title: string;
  readonly Page: ComponentType;
  readonly guard?: Guard | undefined;
}

/** The page of a row. Two rows with the same page keep it mounted from one to the other. */
export function PageAt({ title, Page, guard }: PageAtProps): ReactElement {
  const Guarded = guard ? guards[guard] : Fragment;
  return (
    <PageTitle value={title}>
      <TakenOver>
        <Guarded>
          <Page />
        </Guarded>
      </TakenOver>
    </PageTitle>
  );
}
