import type { ReactElement } from 'react';
import { words as titles } from '../titles.words.fr';
import { listCards } from '../../../application/freeRamp/freeRampLists';
import { selectCards } from '../../../application/freeRamp/freeRampSlice';
import { PageHeading } from '../../design/page/PageHeading';
import { UnreadableEntries } from '../../design/feedback/UnreadableEntries';
import { useAppSelector } from '../../state/appHooks';
import { FreeRampPart } from '../area/FreeRampPart';
import { CardList } from './CardList';

/** The linked cards, each of which can be unlinked (P2.38). */
export function CardsPage(): ReactElement {
  return (
    <>
      <PageHeading>{titles.cards}</PageHeading>
      <FreeRampPart remote={useAppSelector(selectCards)} ask={listCards}>
        {({ items, unreadable }) => (
          <>
            <UnreadableEntries count={unreadable} />
            {(items.length > 0 || unreadable === 0) && <CardList cards={items} />}
          </>
        )}
      </FreeRampPart>
    </>
  );
}
