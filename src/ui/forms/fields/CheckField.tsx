import { Checkbox, type CheckboxProps } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import type { ReactElement } from 'react';

interface CheckFieldProps extends CheckboxProps {
  readonly label: string;
}

/** Mantine's checkbox; its label is a part of the target. */
export function CheckField(box: CheckFieldProps): ReactElement {
  return <Checkbox {...box} />;
}
