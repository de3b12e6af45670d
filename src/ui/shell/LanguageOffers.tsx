import { useState, type ReactElement } from 'react';
import { language } from '../words/language.fr';
import { chooseLanguage } from '../../application/shell/changeLanguage';
import { closeIcon } from '../../../generated/shellIcons';
import { Icon } from '../design/icon/Icon';
import type { Language } from '../navigation/languages';
import { useAppDispatch } from '../state/appHooks';
import { LanguageLink, otherLanguages } from './LanguageLinks';
import styles from './LanguageOffers.module.css';
import square from './Square.module.css';

/** How each language offers its page, in its own words. */
const offers: Readonly<Record<string, { readonly link: string; readonly close: string }>> = {
  fr: { link: 'Cette page existe en français', close: 'Rester dans cette langue' },
  en: { link: 'This page is available in English', close: 'Stay with this language' },
};

/**
 * One line for each other language, below the header. The style sheet shows the line of the language that
 * `src/static/before-paint.js` names: the browser's own, or the one that the visitor chose before.
 */
export function LanguageOffers(): ReactElement | null {
  const [isClosed, setClosed] = useState(false);
  const dispatch = useAppDispatch();
  if (isClosed) return null;
  const close = (): void => {
    dispatch(chooseLanguage(language.tag));
    setClosed(true);
  };
  return (
    <>
      {otherLanguages.map((one) => (
        <Offer key={one.tag} language={one} onClose={close} />
      ))}
    </>
  );
}

interface OfferProps {
  readonly language: Language;
  readonly onClose: () => void;
}

function Offer({ language: offered, onClose }: OfferProps): ReactElement {
  const words = offers[offered.tag];
  return (
    <aside
      lang={offered.tag}
      aria-label={offered.name}
      data-offer={offered.tag}
      className={styles.offer}
    >
      <div className="tp-wide">
        <LanguageLink to={offered}>{words?.link ?? offered.name}</LanguageLink>
        <button type="button" className={square.square} aria-label={words?.close} onClick={onClose}>
          <Icon of={closeIcon} />
        </button>
      </div>
    </aside>
  );
}
