import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words as failures } from '../../messages/failures.words.fr';
import { formatPhone } from '../../words/format.fr';
import { words } from '../shared.words.fr';
import { alertIcon } from '../../../../generated/icons';
import { routes } from '../../navigation/routes';
import { operator, phoneHref } from '../../operator';
import { IconTile } from '../icon/IconTile';
import { Button } from '../controls/Button';
import { handFocusToHeading, markNavigated } from '../page/focus';
import { PageHeading } from '../page/PageHeading';
import styles from '../page/Screen.module.css';
import { Marked } from '../text/Marked';
import { Sentence } from '../text/Sentence';

interface FailedScreenProps {
  /** The error, what was stored, what to do next. */
  readonly explanation: string;
  readonly onRetry: () => void;
  /** During a retry the screen and the focus stay; a new failure is announced again. */
  readonly busy: boolean;
  /** Heading level: 1 for a whole page, 2 or 3 for a part. */
  readonly level: 1 | 2 | 3;
}

/**
 * A page or a part of it that failed to load, with a retry. At level 1 and 2 it also shows the phone number
 * and a link to the contact form.
 */
export function FailedScreen({
  explanation,
  onRetry,
  busy,
  level,
}: FailedScreenProps): ReactElement {
  const Heading = level === 3 ? 'h3' : 'h2';
  const retry = (): void => {
    // The button disappears after the retry: the loaded page takes the focus.
    if (level === 1) markNavigated();
    onRetry();
  };
  return (
    <div className={`${styles.screen} ${level === 3 ? styles.part : styles.card}`}>
      {level < 3 && <IconTile of={alertIcon} tone="bad" />}
      {level === 1 ? <PageHeading>{words.failed}</PageHeading> : <Heading>{words.failed}</Heading>}
      {/* The key makes a new element of a new failure, which is announced again. */}
      <p key={String(busy)} role={busy ? undefined : 'alert'}>
        <Sentence>{explanation}</Sentence>
      </p>
      <Button
        ref={handFocusToHeading}
        variant={level === 3 ? 'outline' : 'primary'}
        busy={busy}
        onClick={retry}
      >
        {words.retry}
      </Button>
      {level < 3 && (
        <p>
          <Marked
            text={failures.reachUs(formatPhone(operator.phone))}
            mark={(part, index) =>
              index === 0 ? (
                <a href={phoneHref(operator.phone)}>{part}</a>
              ) : (
                <Link to={routes.contact}>{part}</Link>
              )
            }
          />
        </p>
      )}
    </div>
  );
}
