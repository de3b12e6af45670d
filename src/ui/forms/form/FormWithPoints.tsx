import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../design/data/Card';
import { IconTile } from '../../design/plain/IconTile';
import styles from './FormWithPoints.module.css';

export interface FormPoint {
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly icon: string;
  readonly title: string;
  readonly text: ReactNode;
}

interface FormWithPointsProps {
  readonly title: string;
  readonly points: readonly FormPoint[];
  /** The form. */
  readonly children: ReactNode;
}

/** A form with its explanation: beside it on a wide screen, below it on any other. */
export function FormWithPoints({ title, points, children }: FormWithPointsProps): ReactElement {
  return (
    <div className={styles.columns}>
      {children}
      <Card title={title} className={styles.explanation}>
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
      </Card>
    </div>
  );
}
