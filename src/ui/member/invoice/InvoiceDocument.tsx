import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { closeInvoice, openInvoice } from '../../../application/member/openInvoice';
import type { OpenPdf } from '../../../application/ports/PdfViewer';
import type { Invoice } from '../../../domain/invoice';
import { ButtonLink } from '../../design/ButtonLink';
import { Fetched } from '../../design/Fetched';
import { messageFor } from '../../messages/messageFor';
import { invoiceMessages } from './invoiceMessages';
import { useFetched } from '../../state/useFetched';
import styles from './InvoiceDocument.module.css';

/** The document itself: on its way, in a frame or behind a link, or why it did not come; closed on leaving. */
export function InvoiceDocument({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const { remote, retry } = useFetched(() => openInvoice(invoice.number), closeInvoice);
  const hasCome = remote.status === 'ready';
  const place = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  useLayoutEffect(() => {
    // What comes takes the focus, which the button of the failed attempt would lose.
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

/** A frame, where the browser shows PDFs in one and the window leaves room to read it. */
function PdfFrameOrLink({ pdf, invoice: { kind, number } }: ShownPdf): ReactElement {
  const isNarrow = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  if (pdf.showsInFrame && !isNarrow) {
    return (
      <iframe
        className={styles.frame}
        title={`Facture ${number}`}
        // The viewer opens on the page's whole width, without its column of thumbnails.
        src={`${pdf.address}#navpanes=0&view=FitH`}
      />
    );
  }
  const document = kind === 'invoice' ? 'la facture' : 'le relevé';
  return (
    <div className={styles.link}>
      <p>Sur cet appareil, {document} s'ouvre dans un nouvel onglet.</p>
      <ButtonLink href={pdf.address} target="_blank" rel="noopener">
        Ouvrir {document}
      </ButtonLink>
    </div>
  );
}

/** As high as what comes in its place, with the first lines of a document. */
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
