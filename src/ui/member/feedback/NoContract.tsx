import type { ReactElement } from 'react';
import { fileIcon } from '../../../../generated/icons';
import { Actions } from '../../design/controls/Actions';
import { EmptyState } from '../../design/feedback/EmptyState';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { BackToDashboard } from '../area/BackToDashboard';

/** Replaces every page of a contract for an account without a contract. */
export function NoContract(): ReactElement {
  return (
    <EmptyState
      icon={fileIcon}
      message="Aucun contrat n'est encore rattaché à votre compte. Ajoutez le vôtre pour retrouver ici ses badges, ses trajets et ses factures."
    >
      <Actions>
        <ButtonLink to={routes.addContract}>Ajouter un contrat</ButtonLink>
        <BackToDashboard />
      </Actions>
    </EmptyState>
  );
}
