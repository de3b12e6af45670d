import { Box } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { words } from './home.words.fr';
import { selectSession } from '../../../application/account/sessionSlice';
import { hasScope } from '../../../domain/account/accessToken';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { Slides } from '../slider/Slides';
import styles from './HomePage.module.css';

/**
 * « À la une » (P2.1): our own slide with the first paint, then the slides of the editors when they are
 * loaded.
 */
export function Hero(): ReactElement {
  const [current, setCurrent] = useState(0);
  return (
    <Box className="tp-wide" py="md">
      <section aria-label={words.hero.label} className={styles.hero}>
        <div className={styles.slide} inert={current !== 0}>
          <h2>{words.hero.title}</h2>
          <HeroWords />
        </div>
        <Slides current={current} onShow={setCurrent} />
      </section>
    </Box>
  );
}

/** The offer to subscribe; for a subscriber one personal line in its place. */
export function HeroWords(): ReactElement {
  const state = useAppSelector(selectSession);
  const isSubscriber = state.status !== 'anonymous' && hasScope(state.session, 'SUBSCRIBER');
  const { own, ownSpace, text, subscribe } = words.hero;
  return (
    <>
      <p>{isSubscriber ? own : text}</p>
      <ButtonLink variant="outline" to={isSubscriber ? routes.dashboard : routes.purchase}>
        {isSubscriber ? ownSpace : subscribe}
      </ButtonLink>
    </>
  );
}
