import { toNullable } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { parseLink } from '../../domain/siteAddress';
import { ownAddress } from './ownAddress';
import { TargetLink } from './TargetLink';

interface FileLinkProps {
  /** As the editors set it. */
  readonly link: string;
  /** What is done with it: « Lire le document ». */
  readonly label: string;
  /** Which one, for those who hear the link alone. */
  readonly of: string;
}

/** A document to read: its kind is told, as far as the address shows it. Nothing where the address leads nowhere. */
export function FileLink({ link, label, of }: FileLinkProps): ReactElement | null {
  const target = toNullable(parseLink(ownAddress(link)));
  if (target === null) return null;
  const isPdf = /\.pdf(?=$|[?#])/i.test(target.href);
  return (
    <TargetLink target={target}>
      {label}
      {isPdf && ' (PDF)'}
      <span className="tp-hidden">{`\u202f: ${of}`}</span>
    </TargetLink>
  );
}
