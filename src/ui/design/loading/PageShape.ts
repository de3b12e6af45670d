/** What a page of the subscriber area consists of below its heading; `rows`: a list of trips or invoices. */
export type PageShape = 'board' | 'facts' | 'twoCards' | 'form' | 'rows' | 'table' | 'text';
