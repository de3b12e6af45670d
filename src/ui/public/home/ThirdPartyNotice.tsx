import type { ReactElement } from 'react';
import { words } from '#words/home/homeMore';
import { PlainButton } from '../../design/plain/PlainButton';
import { useCookieQuestion } from '../../shell/useCookieQuestion';

/** Why content of another site is not shown, and a button that allows it (P4.34). */
export function ThirdPartyNotice({ children }: { readonly children: string }): ReactElement {
  const askCookies = useCookieQuestion();
  return (
    <>
      <p role="status">{children}</p>
      <PlainButton variant="outline" onClick={askCookies}>
        {words.chooseCookies}
      </PlainButton>
    </>
  );
}
