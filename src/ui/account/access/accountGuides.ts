import { words } from './access.words.fr';
import {
  badgeIcon,
  bankIcon,
  checkIcon,
  fileIcon,
  lockIcon,
  mailIcon,
  receiptIcon,
  refundIcon,
  userIcon,
} from '../../../../generated/icons';

export type AccountGuide =
  | 'signIn'
  | 'signUp'
  | 'activation'
  | 'lostPassword'
  | 'lostPasswordLink'
  | 'firstConnection'
  | 'firstConnectionLink';

interface Guide {
  readonly title: string;
  readonly points: readonly { readonly icon: string; readonly text: string }[];
}

const { signIn, signUp, activation, lostPassword, mailedLink, firstConnection } = words.panel;

/** The words beside each form: what the account is for, or what happens next. */
export const accountGuides: Readonly<Record<AccountGuide, Guide>> = {
  signIn: {
    title: signIn.title,
    points: [
      { icon: badgeIcon, text: signIn.subscriber },
      { icon: receiptIcon, text: signIn.invoices },
      { icon: refundIcon, text: signIn.freeRamp },
    ],
  },
  signUp: {
    title: signUp.title,
    points: [
      { icon: refundIcon, text: signUp.refunds },
      { icon: receiptIcon, text: signUp.receipt },
      { icon: bankIcon, text: signUp.iban },
    ],
  },
  activation: {
    title: activation.title,
    points: [
      { icon: userIcon, text: activation.signIn },
      { icon: refundIcon, text: activation.refunds },
    ],
  },
  lostPassword: {
    title: lostPassword.title,
    points: [
      { icon: mailIcon, text: lostPassword.mail },
      { icon: lockIcon, text: lostPassword.password },
      { icon: checkIcon, text: lostPassword.signIn },
    ],
  },
  lostPasswordLink: {
    title: mailedLink.title,
    points: [
      { icon: lockIcon, text: mailedLink.lostPassword },
      { icon: checkIcon, text: mailedLink.unchanged },
    ],
  },
  firstConnectionLink: {
    title: mailedLink.title,
    points: [
      { icon: lockIcon, text: mailedLink.firstConnection },
      { icon: checkIcon, text: mailedLink.subscriber },
    ],
  },
  firstConnection: {
    title: firstConnection.title,
    points: [
      { icon: mailIcon, text: firstConnection.email },
      { icon: fileIcon, text: firstConnection.contract },
      { icon: lockIcon, text: firstConnection.password },
    ],
  },
};
