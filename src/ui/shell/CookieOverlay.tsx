import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type ReactElement,
} from 'react';
import { words } from './cookies.words.fr';
import { chevronDownIcon, chevronUpIcon, shieldIcon } from '../../../generated/shellIcons';
import { everyCookieRefused, type CookieChoice } from '../../domain/publicSite/cookieConsent';
import { Icon } from '../design/icon/Icon';
import { Marked } from '../design/text/Marked';
import { lazyPart } from '../state/loading/lazyPart';
import { LossBoundary } from '../state/loading/LossBoundary';
import { useFetchedAhead } from '../state/loading/useFetchedAhead';
import { buttonClass, type ButtonVariant } from '../design/controls/buttonClass';
import styles from './CookieSwitches.module.css';
import { COOKIE_DIALOG } from './useCookieQuestion';

/** Asked for on « Choisir », or ahead when the browser is idle. */
const CookieSwitches = lazyPart(async () => (await import('./CookieSwitches')).CookieSwitches);

/** The `id` of the switches: the build and the site render the question in different trees. */
const SWITCHES = `${COOKIE_DIALOG}-reglages`;

interface CookieOverlayProps {
  readonly initial?: CookieChoice;
  /** Whether an audience meter is configured, which needs consent (P3.26). */
  readonly measuresAudience: boolean;
  readonly onRefuse: () => void;
  readonly onAccept: (choice: CookieChoice) => void;
  /**
   * Reopened from the footer: the dialog takes the focus, shows the switches, and returns the focus when it
   * closes.
   */
  readonly reopened?: boolean;
  /** Closes the reopened dialog without an answer: the previous answer stays valid. */
  readonly onClose?: () => void;
}

/**
 * The cookie question (P4.34, M4.9): a non-modal bar at the bottom; refusing is as easy as accepting. The bar
 * names the purposes, and « J'accepte » accepts them; once the switches have been shown, it stores them
 * as they stand. No switch is on in advance.
 */
export function CookieOverlay({
  initial,
  measuresAudience,
  onRefuse,
  onAccept,
  reopened = false,
  onClose,
}: CookieOverlayProps): ReactElement {
  const [choice, setChoice] = useState(initial);
  const [isChoosing, setChoosing] = useState(reopened);
  useFetchedAhead(CookieSwitches);
  const close = reopened ? onClose : undefined;
  const dialog = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!reopened) return;
    const opener = document.activeElement;
    dialog.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [reopened]);
  useEffect(() => publishHeight(dialog.current), []);
  const shown = choice ?? everyCookieRefused;
  const accepted = choice ?? (reopened ? shown : { audience: true, thirdParty: true });
  return (
    <div
      ref={dialog}
      id={COOKIE_DIALOG}
      role="dialog"
      aria-labelledby="cookies"
      tabIndex={-1}
      className="tp-cookies tp-screen"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close?.();
      }}
    >
      <div className="tp-wide tp-cookies-line">
        <h2 id="cookies" className="tp-hidden">
          {words.title}
        </h2>
        <span className="tp-cookies-sign">
          <Icon of={shieldIcon} size={24} />
        </span>
        <p className="tp-cookies-question">
          <Marked
            text={measuresAudience ? words.questionWithAudience : words.question}
            mark={(part) => <b>{part}</b>}
          />
          <span>{words.yourChoice}</span>
        </p>
        <div className="tp-cookies-more">
          <PlainButton
            variant="quiet"
            aria-expanded={isChoosing}
            aria-controls={SWITCHES}
            onClick={() => {
              setChoice(shown);
              setChoosing(!isChoosing);
            }}
          >
            <span>{words.choose}</span>
            <Icon of={isChoosing ? chevronDownIcon : chevronUpIcon} />
          </PlainButton>
          {close && (
            <PlainButton variant="quiet" onClick={close}>
              {words.close}
            </PlainButton>
          )}
        </div>
        <div id={SWITCHES} className={styles.switches} hidden={!isChoosing}>
          {isChoosing && (
            <LossBoundary instead={null}>
              <Suspense>
                <CookieSwitches
                  measuresAudience={measuresAudience}
                  choice={shown}
                  onChange={setChoice}
                />
              </Suspense>
            </LossBoundary>
          )}
        </div>
        <div className="tp-cookies-answers">
          <PlainButton variant="outline" onClick={onRefuse}>
            {words.refuse}
          </PlainButton>
          <PlainButton
            variant="outline"
            onClick={() =>
              onAccept({ ...accepted, audience: measuresAudience && accepted.audience })
            }
          >
            {words.accept}
          </PlainButton>
        </div>
      </div>
    </div>
  );
}

/** Publishes the height of the bar as `--tp-cookies`: what sticks to the bottom of the window is above it. */
function publishHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  // In the next frame: a size that changes while sizes are observed is an error of the page in WebKit.
  const observer = new ResizeObserver(() =>
    requestAnimationFrame(() => {
      if (bar.isConnected) style.setProperty('--tp-cookies', `${bar.offsetHeight}px`);
    }),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--tp-cookies');
  };
}

interface PlainButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly variant?: ButtonVariant;
}

/** The question is painted with the page and works before its scripts: no class name of Mantine's. */
function PlainButton({ variant = 'primary', ...rest }: PlainButtonProps): ReactElement {
  return <button {...rest} type="button" className={buttonClass(variant)} />;
}
