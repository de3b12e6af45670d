import { Breadcrumbs } from '@mantine/core';
import '@mantine/core/styles/Breadcrumbs.layer.css';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { words } from './words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import type { CmsAddress } from '../../../domain/publicSite/cmsAddress';
import { excerpt } from '../../../domain/publicSite/excerpt';
import type { MenuEntry } from '../../../domain/publicSite/menu';
import { plainText } from '../../cms/plainText';
import { RichText } from '../../cms/RichText';
import { TargetLink } from '../../cms/TargetLink';
import content from '../../design/page/Content.module.css';
import { PageHeading } from '../../design/page/PageHeading';
import { sceneFor } from '../../design/scenes/sceneFor';
import { routes } from '../../navigation/routes';
import { Beside, ContentHead } from '../frame/ContentFrame';
import { HelpBox } from '../frame/HelpBox';
import { InFrench } from '../frame/InFrench';
import styles from './CmsText.module.css';

interface CmsTextProps {
  readonly page: Extract<CmsAddress, { readonly kind: 'page' }>;
  /** Content of the site below the text. */
  readonly children?: ReactNode;
}

/** A page of the editors (P3.24): breadcrumb, text, links to the pages below it. */
export function CmsText({ page, children: added }: CmsTextProps): ReactElement {
  const { title, seoTitle, content: text, trail, children } = page;
  const description = text === null ? '' : excerpt(plainText(text));
  return (
    <>
      <ContentHead scene={sceneFor(title)}>
        <Breadcrumb trail={trail} />
        <PageHeading
          lang={operatorLanguage}
          {...(seoTitle !== null && { tabTitle: seoTitle })}
          {...(description !== '' && { description })}
        >
          {title}
        </PageHeading>
      </ContentHead>
      <Beside aside={<HelpBox />}>
        <InFrench />
        {text !== null && <RichText html={text} hasContents />}
        {added}
      </Beside>
      {children.length > 0 && (
        <nav aria-label={words.pagesOf(title)}>
          <ul className={content.cards}>
            {children.map((entry) => (
              <li
                key={entry.id}
                lang={operatorLanguage}
                className={`${content.card} ${styles.below}`}
              >
                {entry.target === null ? (
                  entry.title
                ) : (
                  <TargetLink target={entry.target}>{entry.title}</TargetLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** The breadcrumb of a page below another entry of the menu. */
function Breadcrumb({ trail }: { readonly trail: readonly MenuEntry[] }): ReactElement | null {
  const own = trail.at(-1);
  if (trail.length < 2 || own === undefined) return null;
  return (
    <nav aria-label={words.trail} className="tp-screen">
      <Breadcrumbs>
        <Link to={routes.home}>{words.home}</Link>
        {trail.slice(0, -1).map(({ id, title, target }) => (
          <span key={id} lang={operatorLanguage}>
            {target === null ? title : <TargetLink target={target}>{title}</TargetLink>}
          </span>
        ))}
        <span lang={operatorLanguage} aria-current="page">
          {own.title}
        </span>
      </Breadcrumbs>
    </nav>
  );
}
