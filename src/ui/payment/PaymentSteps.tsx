import { Box, Flex, ThemeIcon, Timeline } from '@mantine/core';
import '@mantine/core/styles/Timeline.layer.css';
import type { ReactElement } from 'react';
import { words } from './payment.words.fr';
import { Icon } from '../design/icon/Icon';

export interface PaymentStep {
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  /** It has happened; otherwise it is still to come. */
  readonly isDone?: boolean;
}

/** What a confirmed payment changes, in the order in which it happens. */
export function PaymentSteps({ steps }: { readonly steps: readonly PaymentStep[] }): ReactElement {
  return (
    <Flex component="section" direction="column" gap="md">
      <Box component="h2" fz="lg">
        {words.whatNext}
      </Box>
      <Timeline bulletSize={34} lineWidth={2} role="list">
        {steps.map(({ icon, title, text, isDone = false }) => (
          <Timeline.Item
            key={title}
            role="listitem"
            title={title}
            bullet={
              <ThemeIcon
                variant="light"
                size={34}
                radius="xl"
                {...(isDone ? { color: 'teal' } : {})}
              >
                <Icon of={icon} />
              </ThemeIcon>
            }
          >
            <Box component="p" c="dimmed" fz="sm">
              {text}
            </Box>
          </Timeline.Item>
        ))}
      </Timeline>
    </Flex>
  );
}
