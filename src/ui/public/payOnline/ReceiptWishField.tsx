import { Box } from '@mantine/core';
import { useId, useState, type ReactElement } from 'react';
import { words } from './notice.words.fr';
import { wishNoticeReceipt } from '../../../application/notice/wishNoticeReceipt';
import type { Email } from '../../../domain/basis/email';
import { CheckField } from '../../forms/fields/CheckField';
import { useWait } from '../../state/useWait';
import { useRun } from '../../state/useRun';
import styles from './FoundNotice.module.css';

interface ReceiptWishFieldProps {
  readonly noticeId: number;
  readonly email: Email;
  readonly isWanted: boolean;
  /** The server has stored the wish. */
  readonly onKept: (isWanted: boolean) => void;
}

/** A change is sent at once (P4.10); if it fails, the switch is reset (P8.12). */
export function ReceiptWishField(props: ReceiptWishFieldProps): ReactElement {
  const { noticeId, email, isWanted, onKept } = props;
  const [isTicked, setTicked] = useState(isWanted);
  const { state, run: tell } = useRun(wishNoticeReceipt);
  const wait = useWait();
  const hintId = useId();
  const isBusy = state === 'loading';

  const change = async (wish: boolean): Promise<void> => {
    if (isBusy) return;
    setTicked(wish);
    const isHere = wait();
    const isKept = await tell({ id: noticeId, isWanted: wish });
    if (!isKept) setTicked(!wish);
    else if (isHere()) onKept(wish);
  };

  return (
    <CheckField
      label={words.payment.receiptWish}
      description={
        <Box component="span" id={hintId} c="dimmed" fz="sm" className={styles.hint}>
          {words.payment.receiptWishHint(email)}
        </Box>
      }
      aria-describedby={hintId}
      aria-disabled={isBusy}
      checked={isTicked}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}
