import type { ReactElement } from 'react';
import type { TrafficDirection } from '../../domain/passage/stretches';
import { CityMap } from './CityMap';
import styles from './CityMap.module.css';

/** A passage on the map of the city, by its directions. For the eye only: the facts beside it name it. */
export function PassageMap({ way }: { readonly way: readonly TrafficDirection[] }): ReactElement {
  return (
    <div className={`tp-screen ${styles.panel}`}>
      <CityMap lines={[]} way={way} />
    </div>
  );
}
