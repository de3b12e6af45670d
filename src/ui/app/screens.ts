import { lazy } from 'react';
import { island } from '../state/island';

/** The pages, each in a chunk of its own. Those that know the application's state are islands. */
export const HomePage = lazy(async () => ({
  default: (await import('../public/HomePage')).HomePage,
}));
export const SignInPage = island(async () => (await import('../account/SignInPage')).SignInPage);
export const SignOutPage = island(async () => (await import('../account/SignOutPage')).SignOutPage);
export const ChooserPage = island(async () => (await import('../account/ChooserPage')).ChooserPage);
export const MemberArea = island(async () => (await import('../member/MemberArea')).MemberArea);
export const OtherAddress = lazy(async () => ({
  default: (await import('./OtherAddress')).OtherAddress,
}));
