import { isRight } from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { toFailed, toLoading, type RemoteData } from '../../../application/kernel/RemoteData';
import { closeInvoice, openInvoice } from '../../../application/member/openInvoice';
import type { InvoiceError } from '../../../application/ports/InvoiceGateway';
import type { OpenPdf } from '../../../application/ports/PdfViewer';
import { useAppDispatch } from '../../state/appHooks';

export interface InvoicePdf {
  readonly remote: RemoteData<InvoiceError, OpenPdf>;
  readonly retry: () => void;
}

/** The PDF of a document, for as long as the screen shows it: closed on leaving, even when it comes after that. */
export function useInvoicePdf(number: string): InvoicePdf {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(1);
  const [remote, setRemote] = useState<InvoicePdf['remote']>({ status: 'loading', requestId: '1' });

  useEffect(() => {
    let hasLeft = false;
    const opened = dispatch(openInvoice(number));
    void opened.then((result) => {
      if (hasLeft) return;
      setRemote((current) =>
        isRight(result) ? { status: 'ready', data: result.right } : toFailed(current, result.left),
      );
    });
    return () => {
      hasLeft = true;
      void opened.then((result) => {
        if (isRight(result)) void dispatch(closeInvoice(result.right));
      });
    };
  }, [dispatch, number, attempt]);

  return {
    remote,
    retry: () => {
      setRemote((current) => toLoading(current, String(attempt + 1)));
      setAttempt(attempt + 1);
    },
  };
}
