import type { ReactElement } from 'react';
import classes from './Tile.module.css';

interface TileProps {
  readonly label: string;
  readonly value: string;
}

export function Tile({ label, value }: TileProps): ReactElement {
  return (
    <section className={classes.tile} aria-label={label}>
      <h2>{label}</h2>
      <p>{value}</p>
    </section>
  );
}
