import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../navigation/routes';

/** The part of a sentence that leads to the operator's teams, for `Marked`. */
export function linkToContact(text: string): ReactElement {
  return <Link to={routes.contact}>{text}</Link>;
}
