import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './legal.words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { findPage } from '../../../domain/publicSite/cmsPage';
import { RichText } from '../../cms/RichText';
import content from '../../design/page/Content.module.css';
import { PageHeading } from '../../design/page/PageHeading';
import dusk from '../../design/scenes/dusk.svg';
import { linkToContact } from '../../design/text/linkToContact';
import { Marked } from '../../design/text/Marked';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';
import { ContentFrame, ContentHead } from '../frame/ContentFrame';
import { InFrench } from '../frame/InFrench';
import { Published } from '../frame/Published';
import { operator } from '../../operator';

/**
 * The accessibility statement. How to report a barrier comes first, and is there before the editors' page
 * is, whose length nobody knows. That page states the conformity; without one, the site's own text does.
 */
export function AccessibilityPage(): ReactElement {
  return (
    <ContentFrame>
      <ContentHead scene={dusk}>
        <PageHeading description={words.accessibility.description}>
          {titles.accessibility}
        </PageHeading>
      </ContentHead>
      <section aria-labelledby="signaler" className={content.section}>
        <h2 id="signaler">{words.accessibility.report}</h2>
        <p>
          <Marked text={words.accessibility.howToReport} mark={linkToContact} />
        </p>
        <ContactLinks />
      </section>
      <section aria-labelledby="recours" className={content.section}>
        <h2 id="recours">{words.accessibility.appeal}</h2>
        <p>
          <Marked
            text={words.accessibility.howToAppeal}
            mark={(link) => (
              <a href="https://www.defenseurdesdroits.fr/" rel="noopener noreferrer">
                {link}
              </a>
            )}
          />
        </p>
      </section>
      <section aria-labelledby="etat" className={content.section}>
        <h2 id="etat">{words.accessibility.conformity}</h2>
        <Box mt="sm">
          <Published level={3}>
            {({ pages }) => {
              const page = findPage(pages, routes.accessibility);
              return page === null ? (
                // Before an audit no conformity is claimed.
                <>
                  <h3>{words.accessibility.status}</h3>
                  <p>{words.accessibility.statement(operator.name)}</p>
                </>
              ) : (
                <>
                  <InFrench />
                  <RichText html={page.content} />
                </>
              );
            }}
          </Published>
        </Box>
      </section>
    </ContentFrame>
  );
}
