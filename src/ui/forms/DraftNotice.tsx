import type { ReactElement } from 'react';
import { Button } from '../design/Button';
import { Message } from '../design/Message';

/** Above a form that found again what was typed earlier. */
export function DraftNotice({ onRestore }: { readonly onRestore: () => void }): ReactElement {
  return (
    <Message tone="info">
      <p>Nous avons gardé votre saisie{'\u202f'}: elle n'est pas encore enregistrée.</p>
      <Button variant="quiet" onClick={onRestore}>
        Revenir aux informations enregistrées
      </Button>
    </Message>
  );
}
