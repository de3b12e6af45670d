import type { ReactElement } from 'react';
import { words } from '../forms.words.fr';
import { Button } from '../../design/controls/Button';
import { Message } from '../../design/feedback/Message';
import { handFocusToField } from '../../design/page/focus';

/** Shown above a form whose draft was restored. */
export function DraftNotice({ onRestore }: { readonly onRestore: () => void }): ReactElement {
  return (
    <Message tone="info">
      <p>{words.draft.kept}</p>
      <Button ref={handFocusToField} variant="quiet" onClick={onRestore}>
        {words.draft.restore}
      </Button>
    </Message>
  );
}
