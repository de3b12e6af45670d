import type { ReactElement } from 'react';
import { WithContract } from '../area/WithContract';
import { BadgeList } from './BadgeList';

/** The badges of the selected contract, by vehicle, with links to the pages of each (M2.12, M2.25). */
export function BadgeListPage(): ReactElement {
  return <WithContract heading="Mes badges">{(file) => <BadgeList file={file} />}</WithContract>;
}
