import type { ReactElement, Ref } from 'react';
import { words } from './home.words.fr';
import { Button } from '../../design/controls/Button';
import { useCookieQuestion } from '../../shell/useCookieQuestion';

interface ThirdPartyNoticeProps {
  readonly children: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** Why content of another site is not shown, and a button that allows it (P4.34). */
export function ThirdPartyNotice({ children, buttonRef }: ThirdPartyNoticeProps): ReactElement {
  const askCookies = useCookieQuestion();
  return (
    <>
      <p role="status">{children}</p>
      <Button ref={buttonRef} variant="outline" onClick={askCookies}>
        {words.chooseCookies}
      </Button>
    </>
  );
}
