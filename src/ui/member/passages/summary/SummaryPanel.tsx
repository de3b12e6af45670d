import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { percentOfExport } from '../../../../domain/passage/exportProgress';
import { Actions } from '../../../design/controls/Actions';
import { Button } from '../../../design/controls/Button';
import { Message } from '../../../design/feedback/Message';
import { messageFor } from '../../../messages/messageFor';
import { DownloadPanel } from '../../download/DownloadPanel';
import { DownloadProgress } from '../../download/DownloadProgress';
import type { PassageSearchState } from '../search/usePassageSearch';
import { exportMessages, progressWords } from '../whole/exportMessages';
import { Breakdown } from './Breakdown';
import type { SearchSum } from './useSearchSum';

interface SummaryPanelProps {
  readonly sum: SearchSum;
  readonly search: PassageSearchState;
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

/**
 * What a whole search adds up to, by month, by badge and by hour of the week. Opening it is what asks for the
 * reading of a large search.
 */
export function SummaryPanel({ sum, search, vehicles, onClose }: SummaryPanelProps): ReactElement {
  const state = sum.stateOf(search.search);
  const isToRead = state.status === 'idle';
  const read = useEffectEvent(() => void sum.run());
  useEffect(() => {
    if (isToRead) read();
  }, [isToRead]);
  return (
    <DownloadPanel title="Répartition des trajets" status={state.status} onClose={onClose}>
      {(state.status === 'idle' || state.status === 'running') && (
        <DownloadProgress
          label="Lecture de la recherche"
          percent={
            state.status === 'running' && state.progress
              ? percentOfExport(state.progress, 'xlsx')
              : 0
          }
          words={readingWords(state.status === 'running' ? state.progress : null)}
          onStop={sum.stop}
        />
      )}
      {state.status === 'stopped' && (
        <>
          <Message tone="info">
            Lecture interrompue. Ce qui est déjà lu est gardé tant que cet onglet reste ouvert.
          </Message>
          <Actions>
            <Button onClick={() => void sum.run()}>Reprendre</Button>
          </Actions>
        </>
      )}
      {state.status === 'failed' && (
        <>
          <Message tone="error">{messageFor(exportMessages, state.failure)}</Message>
          <Actions>
            <Button onClick={() => void sum.run()}>Réessayer</Button>
          </Actions>
        </>
      )}
      {state.status === 'done' && (
        <Breakdown output={state.output} search={search} vehicles={vehicles} />
      )}
    </DownloadPanel>
  );
}

function readingWords(progress: Parameters<typeof progressWords>[0]): string {
  return progress && progress.done === progress.total ? 'Calcul…' : progressWords(progress);
}
