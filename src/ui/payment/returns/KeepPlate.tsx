import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { words } from './words.fr';
import { carIcon } from '../../../../generated/icons';
import { keepPaidNotice, recallPaidNotice } from '../../../application/notice/keepPaidNotice';
import {
  followMyPlates,
  forgetMyPlates,
  keepMyPlates,
  selectMyPlates,
} from '../../../application/notice/myPlates';
import type { PaidReference } from '../../../domain/payment/paidReference';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import { Marked } from '../../design/text/Marked';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import styles from './KeepPlate.module.css';

/**
 * After a confirmed payment of this tab: offers to keep its plate on this device. Where « Mes plaques » is on
 * already, the plate is kept at once, and the offer says so.
 */
export function KeepPlate({
  reference,
}: {
  readonly reference: PaidReference;
}): ReactElement | null {
  const dispatch = useAppDispatch();
  const [paid] = useState(() => dispatch(recallPaidNotice(reference)));
  const kept = useAppSelector(selectMyPlates);
  const sentence = useRef<HTMLParagraphElement>(null);
  const [hasPressed, setHasPressed] = useState(false);
  useLayoutEffect(() => {
    dispatch(keepPaidNotice(reference));
    return dispatch(followMyPlates());
  }, [dispatch, reference]);
  if (paid === null) return null;

  const isKept = kept?.some(({ plate }) => plate === paid.plate) ?? false;
  const press = (): void => {
    if (isKept) dispatch(forgetMyPlates());
    else {
      dispatch(keepMyPlates());
      dispatch(keepPaidNotice(reference));
    }
    setHasPressed(true);
    // The button gets another meaning: the sentence that says what happened takes the focus.
    sentence.current?.focus();
  };
  return (
    <section aria-labelledby="garder-plaque" className={styles.offer}>
      <Icon of={carIcon} size={24} />
      <div>
        <h2 id="garder-plaque">{words.plate.title}</h2>
        <p ref={sentence} tabIndex={-1}>
          <Marked
            text={
              isKept
                ? words.plate.kept(paid.plate)
                : hasPressed
                  ? words.plate.forgotten
                  : words.plate.offer(paid.plate)
            }
            mark={(plate) => <b>{plate}</b>}
          />
        </p>
        <Button variant="outline" onClick={press}>
          {isKept ? words.plate.forget : words.plate.keep}
        </Button>
      </div>
    </section>
  );
}
