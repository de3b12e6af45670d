import type { ReactElement } from 'react';
import styles from './Tile.module.css';

interface TileProps {
  readonly label: string;
  readonly value: string;
}

export function Tile({ label, value }: TileProps): ReactElement {
  return (
    <section className={styles.tile} aria-label={label}>
      <h2>{label}</h2>
      <p>{value}</p>
    </section>
  );
}
