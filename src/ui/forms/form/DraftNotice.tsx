import type { ReactElement } from 'react';
import { words } from '../forms.words.fr';
import { Button } from '../../design/controls/Button';
import { Message } from '../../design/feedback/Message';
import { useFocusHandover } from './useFocusHandover';

/** Shown above a form whose draft was restored. */
export function DraftNotice({ onRestore }: { readonly onRestore: () => void }): ReactElement {
  const button = useFocusHandover();
  return (
    <Message tone="info">
      <p>{words.draft.kept}</p>
      <Button ref={button} variant="quiet" onClick={onRestore}>
        {words.draft.restore}
      </Button>
    </Message>
  );
}
