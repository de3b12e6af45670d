import { matchPath } from 'react-router-dom';
import { addressesOf, type RouteName } from '../../navigation/routes';

/** Pages where a visitor signs in, types or pays. */
const forms: readonly RouteName[] = [
  'signIn',
  'signUp',
  'signOut',
  'chooser',
  'lostPassword',
  'firstConnection',
  'activation',
  'payOnline',
  'contact',
  'cancel',
  'withdraw',
];

/** Whether the alerts may open by themselves on the page at this path. */
export function mayInterrupt(pathname: string): boolean {
  return !forms.flatMap(addressesOf).some((address) => matchPath(address, pathname));
}
