import type { ReactElement } from 'react';
import { words } from './words.fr';
import { parseLink } from '../../domain/basis/siteAddress';
import { hiddenPart } from '../design/text/hiddenPart';
import { Marked } from '../design/text/Marked';
import { ownAddress } from './ownAddress';
import { TargetLink } from './TargetLink';

const FILE_TYPE = /\.(pdf|docx?|odt|xlsx?|ods|csv|pptx?|zip)(?=$|[?#])/i;

interface FileLinkProps {
  /** The address as the editors entered it. */
  readonly link: string;
  /** The text of the link: « Lire le document ». */
  readonly label: string;
  /** The name of the document, for screen readers. */
  readonly of: string;
}

/**
 * A link to a document; shows its file type when the address contains it. Renders nothing for an invalid
 * address.
 */
export function FileLink({ link, label, of }: FileLinkProps): ReactElement | null {
  const target = parseLink(ownAddress(link));
  if (target === null) return null;
  const type = FILE_TYPE.exec(target.href)?.[1]?.toUpperCase() ?? null;
  return (
    <TargetLink target={target}>
      <Marked text={words.file(label, type, of)} mark={hiddenPart} />
    </TargetLink>
  );
}
