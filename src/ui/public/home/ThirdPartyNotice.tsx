import type { ReactElement } from 'react';
import { Button } from '../../design/Button';
import { useCookieQuestion } from '../../shell/useCookieQuestion';

/** Why something of another site is not shown, and the way to allow it (P4.34). */
export function ThirdPartyNotice({ children }: { readonly children: string }): ReactElement {
  const askCookies = useCookieQuestion();
  return (
    <>
      <p role="status">{children} Autorisez les services tiers pour l'afficher.</p>
      <Button variant="outline" onClick={askCookies}>
        Choisir mes cookies
      </Button>
    </>
  );
}
