import type { ReactElement } from 'react';
import { words } from './accessibility.words.fr';
import content from '../../design/page/Content.module.css';
import { operator } from '../../operator';

/** The text before an audit: no conformity is claimed. */
export function ConformityStatement(): ReactElement {
  return (
    <section aria-labelledby="etat" className={content.section}>
      <h2 id="etat">{words.status}</h2>
      <p>{words.statement(operator.name)}</p>
    </section>
  );
}
