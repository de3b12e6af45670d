import type { ReactElement } from 'react';
import { words } from '../data.words.fr';
import { hiddenPart } from '../text/hiddenPart';
import { Marked } from '../text/Marked';

/** An IBAN or a card number, by its last characters; screen readers skip the dots. */
export function MaskedNumber({ ending }: { readonly ending: string }): ReactElement {
  return (
    <Marked
      text={words.ending(ending)}
      mark={(part, index) =>
        index === 0 ? hiddenPart(part) : <span aria-hidden="true">{part}</span>
      }
    />
  );
}
