import type { ReactElement } from 'react';
import content from '../../design/plain/Content.module.css';
import { operator } from '../../operator';

/** The text before an audit: no conformity is claimed. */
export function ConformityStatement(): ReactElement {
  return (
    <section aria-labelledby="etat" className={content.section}>
      <h2 id="etat">Accessibilité{'\u202f'}: non conforme</h2>
      <p>
        Le site de {operator.name} n'est pas déclaré conforme au référentiel général d'amélioration
        de l'accessibilité (RGAA), version 4.1{'\u202f'}: aucun audit n'a encore été mené. Nous ne
        pouvons donc pas dire ce qui en est respecté.
      </p>
    </section>
  );
}
