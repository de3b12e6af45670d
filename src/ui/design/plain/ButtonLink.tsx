import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonVariant } from './buttonClass';

interface ButtonLinkLook {
  readonly variant?: ButtonVariant;
}

/** `to` is a page of the site; `href` an outside address, a download or a telephone number. */
export type ButtonLinkProps = ButtonLinkLook &
  (
    | (Omit<LinkProps, 'className' | 'style'> & { readonly href?: never })
    | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & {
        readonly href: string;
      })
  );

export function ButtonLink({ variant = 'primary', ...link }: ButtonLinkProps): ReactElement {
  const className = buttonClass(variant);
  return link.href === undefined ? (
    <Link {...link} className={className} />
  ) : (
    <a {...link} className={className} />
  );
}
