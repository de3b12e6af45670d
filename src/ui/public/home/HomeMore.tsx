import type { ReactElement } from 'react';
import { words } from './home.words.fr';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import content from '../../design/page/Content.module.css';
import { routes } from '../../navigation/routes';
import { operator } from '../../operator';
import home from './HomePage.module.css';
import styles from './HomeMore.module.css';
import { Hero } from './Hero';
import { HomeNews, HomeOffers } from './HomeLists';
import { RampVideo } from './RampVideo';
import { SocialFeed } from './SocialFeed';

/** The home page below the traffic (P2.1). */
export function HomeMore(): ReactElement {
  return (
    <>
      <HomeOffers />
      <Hero />
      <section aria-labelledby="rampe" className={`tp-wide ${home.section} ${styles.pair}`}>
        <div>
          <h2 id="rampe">{words.ramp.title}</h2>
          <p>{words.ramp.text}</p>
          <ButtonLink variant="outline" to={operator.rampPage}>
            {words.ramp.discover}
          </ButtonLink>
        </div>
        <RampVideo />
      </section>
      <HomeNews />
      <section aria-labelledby="payer" className={`tp-wide ${home.section}`}>
        <div className={`${content.card} ${home.card} ${styles.pay}`}>
          <h2 id="payer">{words.pay.title}</h2>
          <p>{words.pay.text}</p>
          <ButtonLink to={routes.payOnline}>{words.pay.start}</ButtonLink>
        </div>
      </section>
      <section aria-labelledby="reseaux" className={`tp-wide ${home.section} ${styles.rows}`}>
        <h2 id="reseaux">{words.social.title}</h2>
        <SocialFeed />
        <p>
          <a href={operator.socialPage} rel="noopener noreferrer">
            {words.social.follow(operator.name)}
          </a>
        </p>
      </section>
      <section
        aria-labelledby="application"
        className={`tp-wide tp-below-sm ${home.section} ${styles.rows}`}
      >
        <h2 id="application">{words.app.title}</h2>
        <p>{words.app.text}</p>
        <Actions>
          <ButtonLink variant="outline" href={operator.appStore}>
            {words.app.appStore}
          </ButtonLink>
          <ButtonLink variant="outline" href={operator.playStore}>
            {words.app.playStore}
          </ButtonLink>
        </Actions>
      </section>
    </>
  );
}
