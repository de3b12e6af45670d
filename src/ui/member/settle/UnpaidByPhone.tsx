import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import type { Contract } from '../../../domain/contract/contract';
import { operator, phoneHref } from '../../operator';

/** Shown when the bank's page cannot be opened: whom to call, and the references to quote (M9.7). */
export function UnpaidByPhone({ contract }: { readonly contract: Contract }): ReactElement {
  return (
    <>
      <p>
        <span>
          {
            "La page de paiement n'a pas pu s'ouvrir\u202f: rien n'a été envoyé à la banque cette fois. Réessayez\u202f: nous vérifions d'abord que rien n'est déjà payé. Ou appelez le "
          }
        </span>
        <a href={phoneHref(operator.phone)}>{operator.phone}</a>
        <span>{', en indiquant la référence et le montant\u202f:'}</span>
      </p>
      <ul>
        {contract.unpaidInvoices.map(({ reference, total }) => (
          <li key={reference}>
            <strong>{`${reference} – ${formatEuros(total)}`}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
