import type { ReactElement } from 'react';
import { generatePath } from 'react-router-dom';
import type { Badge } from '../../../domain/badge/badge';
import { ButtonLink } from '../../design/plain/ButtonLink';
import type { DataColumn } from '../../design/data/DataTable';
import { askingForBadge } from '../../navigation/preselectedBadge';
import { routes } from '../../navigation/routes';
import { ContractList } from '../area/ContractList';
import { WithContract } from '../area/WithContract';
import { BadgeStatusPill } from './BadgeStatusPill';

const columns: readonly DataColumn<Badge>[] = [
  { label: 'Référence', cell: ({ reference }) => reference },
  { label: 'Nom', cell: ({ name }) => name },
  { label: 'Personnalisation 1', cell: ({ personalisation1 }) => personalisation1 },
  { label: 'Personnalisation 2', cell: ({ personalisation2 }) => personalisation2 },
  { label: 'Statut', cell: ({ status }) => <BadgeStatusPill status={status} /> },
  { label: 'Actions', cell: (badge) => <BadgeActions badge={badge} />, isWide: true },
];

/** The badges of the selected contract, with links to the pages of each (M2.12, M2.25). */
export function BadgeListPage(): ReactElement {
  return (
    <WithContract heading="Mes badges">
      {({ contract, badges, unreadable }) => (
        <ContractList
          emptyMessage="vous n'avez pas de badge pour ce contrat pour le moment."
          caption={`Badges du contrat ${contract.reference}`}
          columns={columns}
          unreadable={unreadable.badges}
          rows={badges}
          keyOf={({ id }) => id}
        />
      )}
    </WithContract>
  );
}

function BadgeActions({ badge: { id, reference } }: { readonly badge: Badge }): ReactElement {
  const address = { id: String(id) };
  return (
    <>
      <ButtonLink
        variant="outline"
        to={generatePath(routes.badgeDetails, address)}
        aria-label={`Détails du badge ${reference}`}
      >
        Détails
      </ButtonLink>
      <ButtonLink
        variant="outline"
        to={generatePath(routes.badgeServices, address)}
        aria-label={`Services du badge ${reference}`}
      >
        Services
      </ButtonLink>
      <ButtonLink
        variant="outline"
        to={routes.passages}
        state={askingForBadge(reference)}
        aria-label={`Trajets du badge ${reference}`}
      >
        Trajets
      </ButtonLink>
    </>
  );
}
