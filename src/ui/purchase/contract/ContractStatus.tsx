import { useLayoutEffect, useRef, type ReactElement } from 'react';
import styles from './ContractStep.module.css';

type ContractView = 'asking' | 'generating' | 'ready';

const sentences: Readonly<Record<ContractView, string>> = {
  asking: '',
  generating: 'Nous générons votre contrat…',
  ready: 'Votre contrat est prêt. Relisez-le, puis signez-le en ligne.',
};

/** How the contract stands, announced as it changes. A button that has done its work and is gone leaves the focus here. */
export function ContractStatus({ view }: { readonly view: ContractView }): ReactElement {
  const sentence = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (view !== 'asking' && document.activeElement === document.body) sentence.current?.focus();
  }, [view]);
  return (
    <div className={view === 'asking' ? 'tp-hidden' : undefined}>
      <p ref={sentence} role="status" tabIndex={-1} className={styles.status}>
        {sentences[view]}
      </p>
      {view === 'generating' && (
        <p className={styles.note}>
          Cela prend en général quelques secondes, davantage si vos documents sont lourds. Laissez
          cette page ouverte.
        </p>
      )}
    </div>
  );
}
