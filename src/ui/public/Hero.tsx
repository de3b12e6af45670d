import { useState, type ReactElement } from 'react';
import { ButtonLink } from '../design/ButtonLink';
import { routes } from '../navigation/routes';
import { Decoration } from '../state/Decoration';
import { island } from '../state/island';
import styles from './HomePage.module.css';

const LiveSlides = island(async () => (await import('./slider/LiveSlides')).LiveSlides);

/** « À la une » (P2.1): our own promise first, there with the first paint; the slides of the editors follow it when they have come. */
export function Hero(): ReactElement {
  const [current, setCurrent] = useState(0);
  return (
    <section aria-label="À la une" className={styles.hero}>
      <div className={`tp-wide ${styles.slide}`} inert={current !== 0}>
        <h2>Traversez la ville sans vous arrêter.</h2>
        <p>Un badge sur le pare-brise, une facture par mois, et la barrière se lève toute seule.</p>
        <ButtonLink variant="action" to={routes.purchase}>
          {"S'abonner en ligne"}
        </ButtonLink>
      </div>
      <Decoration>
        <LiveSlides current={current} onShow={setCurrent} />
      </Decoration>
    </section>
  );
}
