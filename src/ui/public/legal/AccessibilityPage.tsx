import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { findPage } from '../../../domain/publicSite/cmsPage';
import { RichText } from '../../cms/RichText';
import { Blank } from '../../design/loading/Blank';
import content from '../../design/plain/Content.module.css';
import { PageHeading } from '../../design/page/PageHeading';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';
import { ContentFrame } from '../frame/ContentFrame';
import { Published } from '../frame/Published';
import { ConformityStatement } from './ConformityStatement';

/**
 * The accessibility statement. The editors' page states the conformity; without one, the site's own text
 * does. How to report a barrier is always shown, also when nothing could be loaded.
 */
export function AccessibilityPage(): ReactElement {
  return (
    <ContentFrame>
      <PageHeading description="Où en est l'accessibilité du site, et comment signaler ce qui vous gêne.">
        Accessibilité
      </PageHeading>
      <Published
        skeleton={
          <Blank>
            <p>Accessibilité{'\u202f'}: non conforme. Aucun audit n'a encore été mené.</p>
          </Blank>
        }
      >
        {({ pages }) => {
          const page = findPage(pages, routes.accessibility);
          return page === null ? <ConformityStatement /> : <RichText html={page.content} />;
        }}
      </Published>
      <section aria-labelledby="signaler" className={content.section}>
        <h2 id="signaler">Signaler une difficulté</h2>
        <p>
          Une page, un bouton ou un document vous bloque{'\u202f'}? Dites-nous lequel, et avec quel
          matériel vous naviguez, par téléphone, par e-mail ou dans le{' '}
          <Link to={routes.contact}>formulaire de contact</Link>
          {'\u202f'}: nous vous donnons l'information ou faisons la démarche avec vous, autrement.
        </p>
        <ContactLinks />
      </section>
      <section aria-labelledby="recours" className={content.section}>
        <h2 id="recours">Si notre réponse ne vous suffit pas</h2>
        <p>
          Vous pouvez saisir gratuitement le{' '}
          <a href="https://www.defenseurdesdroits.fr/" rel="noopener noreferrer">
            Défenseur des droits
          </a>
          .
        </p>
      </section>
    </ContentFrame>
  );
}
