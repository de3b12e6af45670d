import { Alert, Box } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { alertIcon, checkIcon, infoIcon } from '../../../../generated/icons';
import { Icon } from '../icon/Icon';
import { Sentence } from '../text/Sentence';

const looks = {
  error: { color: 'red', icon: alertIcon },
  info: { color: 'brand', icon: infoIcon },
  success: { color: 'teal', icon: checkIcon },
} as const;

interface MessageProps {
  readonly tone: keyof typeof looks;
  /**
   * Links, or a quiet button that announces its own state: outside the announced text, so that nothing is
   * read twice.
   */
  readonly action?: ReactNode;
  /** A sentence, or elements; a sentence among elements that the server may have written is a `Sentence`. */
  readonly children: ReactNode;
}

/** A message about the surrounding form or screen, announced when it appears. */
export function Message({ tone, action, children }: MessageProps): ReactElement {
  const { color, icon } = looks[tone];
  return (
    // Only the words are announced, not the button; an error at once, anything else politely.
    <Alert role="group" color={color} icon={<Icon of={icon} />}>
      <div role={tone === 'error' ? 'alert' : 'status'}>
        {typeof children === 'string' ? <Sentence>{children}</Sentence> : children}
      </div>
      {action && <Box mt="xs">{action}</Box>}
    </Alert>
  );
}
