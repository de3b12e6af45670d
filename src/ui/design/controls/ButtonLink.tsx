import { Button as MantineButton } from '@mantine/core';
import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { ButtonVariant } from './buttonClass';

interface ButtonLinkLook {
  readonly variant?: ButtonVariant;
  readonly icon?: ReactElement;
}

/** `to` is a page of the site; `href` an outside address, a download or a telephone number. */
export type ButtonLinkProps = ButtonLinkLook &
  (
    | (Omit<LinkProps, 'className' | 'style' | 'color'> & { readonly href?: never })
    | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'color'> & {
        readonly href: string;
      })
  );

/** A link that looks like a button, in the variants of the theme. */
export function ButtonLink({ variant = 'primary', icon, ...link }: ButtonLinkProps): ReactElement {
  return link.href === undefined ? (
    <MantineButton component={Link} variant={variant} leftSection={icon} {...link} />
  ) : (
    <MantineButton component="a" variant={variant} leftSection={icon} {...link} />
  );
}
