import { Input } from '@mantine/core';
import { useId, type ReactElement, type ReactNode } from 'react';
import { words } from './delivery.words.fr';
import { CheckField } from '../forms/fields/CheckField';

interface TermsAcceptanceProps {
  /** Address of the terms: each plan has its own (P5.9). */
  readonly to: string;
  /** Text of the link, without « (nouvel onglet) ». */
  readonly label: string;
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

/** The terms of sale, to be accepted before the order continues (M5.26, P5.9). */
export function TermsAcceptance(props: TermsAcceptanceProps): ReactElement {
  const errorId = useId();
  return (
    <>
      <p>
        <span>{words.terms.text}</span>{' '}
        {/* A file, which has the same address in every language: not a link of the router. */}
        <a href={props.to} target="_blank" rel="noopener">
          {words.terms.inNewTab(props.label)}
        </a>
      </p>
      <div>
        <CheckField
          label={words.terms.accept}
          checked={props.isAccepted}
          disabled={props.disabled}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={props.error ? errorId : undefined}
          onChange={(event) => {
            props.onAccept(event.currentTarget.checked);
          }}
        />
        {props.error && <Input.Error id={errorId}>{props.error}</Input.Error>}
      </div>
    </>
  );
}
