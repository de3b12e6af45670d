import type { ReactElement, ReactNode } from 'react';
import type { CmsAddress } from '../../../domain/cmsAddress';
import { excerpt } from '../../../domain/excerpt';
import { plainText } from '../../cms/plainText';
import { RichText } from '../../cms/RichText';
import { TargetLink } from '../../cms/TargetLink';
import { PageHeading } from '../../design/PageHeading';
import { Breadcrumb } from './Breadcrumb';
import styles from './CmsText.module.css';

interface CmsTextProps {
  readonly page: Extract<CmsAddress, { readonly kind: 'page' }>;
  /** What the site adds below the text. */
  readonly children?: ReactNode;
}

/** A page of the editors (P3.24): where it stands in the menu, its text, and the way to the pages below it. */
export function CmsText({ page, children: added }: CmsTextProps): ReactElement {
  const { title, seoTitle, content, trail, children } = page;
  const description = content === null ? '' : excerpt(plainText(content));
  return (
    <>
      <Breadcrumb trail={trail} />
      <PageHeading
        {...(seoTitle !== null && { tabTitle: seoTitle })}
        {...(description !== '' && { description })}
      >
        {title}
      </PageHeading>
      {content !== null && <RichText html={content} />}
      {added}
      {children.length > 0 && (
        <nav aria-label={`Dans ${title}`}>
          <ul className={styles.below}>
            {children.map((entry) => (
              <li key={entry.id}>
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
