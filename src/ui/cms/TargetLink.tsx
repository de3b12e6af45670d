import type { AriaAttributes, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { namesFile, type LinkTarget } from '../../domain/basis/siteAddress';

interface TargetLinkProps extends Pick<AriaAttributes, 'aria-current'> {
  readonly target: LinkTarget;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link that an editor set: a page of the site opens without a reload; the browser opens a file or another
 * site.
 */
export function TargetLink({ target, ...rest }: TargetLinkProps): ReactElement {
  if (target.kind === 'outside')
    return <a {...rest} href={target.href} rel="noopener noreferrer" />;
  return namesFile(target.path) ? (
    <a {...rest} href={target.href} />
  ) : (
    <Link {...rest} to={target.href} />
  );
}
