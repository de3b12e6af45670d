import { Box, Flex } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { IconTile } from '../../design/icon/IconTile';
import { FormWithGuide } from './FormWithGuide';

export interface FormPoint {
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly icon: string;
  readonly title: string;
  readonly text: ReactNode;
}

interface FormWithPointsProps {
  /** Heading of the explanation. */
  readonly title: string;
  readonly points: readonly FormPoint[];
  /** The form, on its card. */
  readonly children: ReactNode;
}

/** A form whose explanation is a list of points, each with an icon. */
export function FormWithPoints({ title, points, children }: FormWithPointsProps): ReactElement {
  return (
    <FormWithGuide form={children} title={title}>
      <Flex component="ul" direction="column" gap="lg" mt="0.5rem">
        {points.map((point) => (
          <li key={point.title}>
            <IconTile of={point.icon} />
            <div>
              <Box component="b" c="bright">
                {point.title}
              </Box>
              <p>{point.text}</p>
            </div>
          </li>
        ))}
      </Flex>
    </FormWithGuide>
  );
}
