import { Input, Switch, type SwitchProps } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useId, type ReactElement } from 'react';

interface SwitchFieldProps extends SwitchProps {
  readonly label: string;
  /** Description below; not a part of the accessible name. */
  readonly hint?: string;
}

/** Mantine's switch. Its own description would be a part of the label, and so of the accessible name. */
export function SwitchField({ hint, ...box }: SwitchFieldProps): ReactElement {
  const id = useId();
  return (
    <div>
      <Switch {...box} {...(hint !== undefined && { 'aria-describedby': id })} />
      {hint !== undefined && (
        <Input.Description id={id} size="md">
          {hint}
        </Input.Description>
      )}
    </div>
  );
}
