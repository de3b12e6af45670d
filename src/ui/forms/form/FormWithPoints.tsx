import type { ReactElement, ReactNode } from 'react';
import { IconTile } from '../../design/icon/IconTile';
import { FormWithGuide } from './FormWithGuide';
import styles from './FormWithPoints.module.css';

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
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.title}>
            <IconTile of={point.icon} />
            <div>
              <b>{point.title}</b>
              <p>{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </FormWithGuide>
  );
}
