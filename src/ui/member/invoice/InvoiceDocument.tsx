import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { closeInvoice, openInvoice } from '../../../application/invoice/openInvoice';
import type { OpenPdf } from '../../../application/ports/device/PdfViewer';
import type { Invoice } from '../../../domain/invoice/invoice';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Fetched } from '../../design/loading/Fetched';
import { messageFor } from '../../messages/messageFor';
import { invoiceMessages } from './invoiceMessages';
import { useFetched } from '../../state/useFetched';
import styles from './InvoiceDocument.module.css';

/** The document: loading, in a frame or as a link, or the error. Its object URL is revoked on leaving. */
export function InvoiceDocument({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const { remote, retry } = useFetched(() => openInvoice(invoice.number), {
    release: closeInvoice,
  });
  const hasCome = remote.status === 'ready';
  const place = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  useLayoutEffect(() => {
    // The document takes the focus: the retry button disappears.
    if (hasCome && hasRetried.current) place.current?.focus();
  }, [hasCome]);

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Fetched
        remote={remote}
        explain={(failure) => messageFor(invoiceMessages, failure)}
        skeleton={<DocumentSkeleton />}
        level={2}
        onRetry={() => {
          hasRetried.current = true;
          retry();
        }}
      >
        {(pdf) => <PdfFrameOrLink pdf={pdf} invoice={invoice} />}
      </Fetched>
    </div>
  );
}

interface ShownPdf {
  readonly pdf: OpenPdf;
  readonly invoice: Invoice;
}

/** A frame, if the browser shows PDFs in frames and the window is large enough. */
function PdfFrameOrLink({ pdf, invoice: { kind, number } }: ShownPdf): ReactElement {
  const isNarrow = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  if (pdf.showsInFrame && !isNarrow) {
    return (
      <iframe
        className={styles.frame}
        title={`Facture ${number}`}
        // The viewer uses the whole width, without thumbnails.
        src={`${pdf.address}#navpanes=0&view=FitH`}
      />
    );
  }
  const document = kind === 'invoice' ? 'la facture' : 'le relevé';
  return (
    <div className={styles.link}>
      <p>{`Sur cet appareil, ${document} s'ouvre dans un nouvel onglet.`}</p>
      <ButtonLink href={pdf.address} target="_blank" rel="noopener">
        {`Ouvrir ${document}`}
      </ButtonLink>
    </div>
  );
}

/** Skeleton of the same height as the document. */
function DocumentSkeleton(): ReactElement {
  return (
    <div className={styles.skeleton}>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  );
}
