import { Box } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { words } from '../home/home.words.fr';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import styles from '../home/HomePage.module.css';
import { LiveHeroWords } from '../home/LiveHeroWords';
import { LiveSlides } from '../slider/LiveSlides';

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
          <LiveHeroWords>
            <Offer />
          </LiveHeroWords>
        </div>
        <LiveSlides current={current} onShow={setCurrent} />
      </section>
    </Box>
  );
}

function Offer(): ReactElement {
  return (
    <>
      <p>{words.hero.text}</p>
      <ButtonLink variant="action" to={routes.purchase}>
        {words.hero.subscribe}
      </ButtonLink>
    </>
  );
}
