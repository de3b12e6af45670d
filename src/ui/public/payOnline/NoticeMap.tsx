import type { ReactElement } from 'react';
import { trips, type TripCode } from '../../../domain/passage/tripCode';
import { CityMap } from '../traffic/CityMap';
import styles from '../traffic/CityMap.module.css';

/** The passage of a notice on the map of the city; the facts name it. */
export function NoticeMap({ trip }: { readonly trip: TripCode }): ReactElement {
  return (
    <div className={`tp-screen ${styles.panel}`}>
      <CityMap lines={[]} way={trips[trip].directions} />
    </div>
  );
}
