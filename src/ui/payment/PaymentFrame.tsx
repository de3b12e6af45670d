import { Box, Flex, Loader, Paper, Stack, ThemeIcon } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { checkIcon, clockIcon, closeIcon } from '../../../generated/icons';
import { Icon } from '../design/icon/Icon';
import { PageHeading } from '../design/page/PageHeading';
import styles from './PaymentFrame.module.css';

interface PaymentFrameProps {
  /** `asking`: the server is being asked; `waiting`: it could not be asked. */
  readonly tone: 'ok' | 'bad' | 'asking' | 'waiting';
  readonly heading: string;
  /** One sentence below the heading: what happened. */
  readonly lead: ReactNode;
  /** What comes next, and the links to it. */
  readonly children?: ReactNode;
  /** The receipt, or the reference to quote. */
  readonly beside: ReactNode;
}

const signs = {
  ok: { color: 'teal', icon: checkIcon },
  bad: { color: 'red', icon: closeIcon },
  waiting: { color: 'yellow', icon: clockIcon },
} as const;

/** A result of a payment: left what happened and what comes next, right what the payer keeps. */
export function PaymentFrame(props: PaymentFrameProps): ReactElement {
  const { tone, heading, lead, children, beside } = props;
  return (
    <Flex
      wrap="wrap"
      align="flex-start"
      gap="var(--tp-space-5) var(--tp-space-6)"
      maw="76.5rem"
      className="tp-outcome"
    >
      <Paper className={`tp-screen ${styles.told}`}>
        <div className={styles.head}>
          {tone === 'asking' ? (
            <ThemeIcon variant="light" size={56} radius="xl">
              <Loader size={28} color="currentColor" />
            </ThemeIcon>
          ) : (
            <ThemeIcon variant="light" size={56} radius="xl" color={signs[tone].color}>
              <Icon of={signs[tone].icon} size={32} />
            </ThemeIcon>
          )}
          <PageHeading>{heading}</PageHeading>
          <Box maw="42rem" c="dimmed">
            {lead}
          </Box>
        </div>
        {children}
      </Paper>
      <Stack flex="1 1 22rem" miw={0}>
        {beside}
      </Stack>
    </Flex>
  );
}
