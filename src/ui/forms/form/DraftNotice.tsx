import type { ReactElement } from 'react';
import { Button } from '../../design/controls/Button';
import { Message } from '../../design/feedback/Message';
import { useFocusHandover } from './useFocusHandover';

/** Shown above a form whose draft was restored. */
export function DraftNotice({ onRestore }: { readonly onRestore: () => void }): ReactElement {
  const button = useFocusHandover();
  return (
    <Message tone="info">
      <p>Nous avons gardé votre saisie{'\u202f'}: elle n'est pas encore enregistrée.</p>
      <Button ref={button} variant="quiet" onClick={onRestore}>
        Revenir aux informations enregistrées
      </Button>
    </Message>
  );
}
