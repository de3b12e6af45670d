import { lazy } from 'react';
import { island } from '../state/island';

/** The pages, each in a chunk of its own, but for the home page, which comes with the shell. */
export const SignInPage = island(async () => (await import('../account/SignInPage')).SignInPage);
export const SignOutPage = island(async () => (await import('../account/SignOutPage')).SignOutPage);
export const ChooserPage = island(async () => (await import('../account/ChooserPage')).ChooserPage);
export const MemberArea = island(async () => (await import('../member/MemberArea')).MemberArea);
export const OtherAddress = lazy(async () => ({
  default: (await import('./OtherAddress')).OtherAddress,
}));
