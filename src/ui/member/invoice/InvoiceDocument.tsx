import { Box, Paper } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { closeInvoice, openInvoice } from '../../../application/invoice/openInvoice';
import type { OpenPdf } from '../../../application/ports/device/PdfViewer';
import type { Invoice } from '../../../domain/invoice/invoice';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Fetched } from '../../design/loading/Fetched';
import { invoiceMessages } from './invoiceMessages';
import { invoiceKindWords } from './invoiceWords';
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
    <Box ref={place} tabIndex={-1} mt="lg">
      <Fetched
        remote={remote}
        messages={invoiceMessages}
        skeleton={<DocumentSkeleton />}
        level={2}
        onRetry={() => {
          hasRetried.current = true;
          retry();
        }}
      >
        {(pdf) => <PdfFrameOrLink pdf={pdf} invoice={invoice} />}
      </Fetched>
    </Box>
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
      <Paper
        component="iframe"
        w="100%"
        className={styles.frame}
        title={`${invoiceKindWords[kind]} ${number}`}
        // The viewer uses the whole width, without thumbnails.
        src={`${pdf.address}#navpanes=0&view=FitH`}
      />
    );
  }
  const document = kind === 'invoice' ? 'la facture' : 'le relevé';
  return (
    <Paper p="lg" className={styles.link}>
      <p>{`Sur cet appareil, ${document} s'ouvre dans un nouvel onglet.`}</p>
      <ButtonLink href={pdf.address} target="_blank" rel="noopener">
        {`Ouvrir ${document}`}
      </ButtonLink>
    </Paper>
  );
}

/** Skeleton of the same height as the document. */
function DocumentSkeleton(): ReactElement {
  return (
    <Paper className={`${styles.frame} ${styles.skeleton}`}>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <Box component="span" w="40%" h={24} bdrs="md" bg="var(--tp-line)" />
      <Box component="span" w="65%" h={12} bdrs="md" bg="var(--tp-line)" />
      <Box component="span" w="55%" h={12} bdrs="md" bg="var(--tp-line)" />
    </Paper>
  );
}
