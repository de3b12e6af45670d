import type { ReactElement, ReactNode } from 'react';
import { words } from './words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import type { CmsAddress } from '../../../domain/publicSite/cmsAddress';
import { excerpt } from '../../../domain/publicSite/excerpt';
import { plainText } from '../../cms/plainText';
import { RichText } from '../../cms/RichText';
import { TargetLink } from '../../cms/TargetLink';
import content from '../../design/page/Content.module.css';
import { PageHeading } from '../../design/page/PageHeading';
import { sceneFor } from '../../design/scenes/sceneFor';
import { Beside, ContentHead } from '../frame/ContentFrame';
import { HelpBox } from '../frame/HelpBox';
import { InFrench } from '../frame/InFrench';
import { Breadcrumb } from './Breadcrumb';
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
        {text !== null && <RichText html={text} />}
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
