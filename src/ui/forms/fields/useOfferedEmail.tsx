import type { TextInputProps } from '@mantine/core';
import { useRef, useState, type ChangeEvent, type ReactNode, type RefObject } from 'react';
import { words } from '../forms.words.fr';
import { plainEmail } from '../../../domain/basis/email';
import { Button } from '../../design/controls/Button';
import { enter } from '../../state/painted/heldInput';

interface OfferedEmail {
  /** To be spread on the field. */
  readonly watched: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** « Utiliser rene@example.fr », below a field whose address was refused for its accents. */
  readonly offer: ReactNode;
}

/** Offers the address without accents once the field has an error. */
export function useOfferedEmail({
  defaultValue,
  error,
  disabled,
  onChange,
}: TextInputProps): OfferedEmail {
  const ref = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const plain = error && !disabled ? plainEmail(typed) : null;
  const accept = (): void => {
    const input = ref.current;
    if (!input || plain === null) return;
    enter(input, { value: plain, isTicked: false });
    input.focus();
  };
  return {
    watched: {
      ref,
      onChange: (event) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
      },
    },
    offer: plain !== null && (
      <Button variant="outline" onClick={accept}>
        {words.use(plain)}
      </Button>
    ),
  };
}
