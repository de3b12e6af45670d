import type { ReactElement } from 'react';
import { fileIcon } from '../../../../generated/icons';
import { phoneIcon, usersIcon } from '../../../../generated/memberIcons';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import { linkContract } from '../../../application/subscriber/linkContract';
import { loadSubscriber } from '../../../application/subscriber/loadSubscriber';
import { refreshSubscriber } from '../../../application/subscriber/refreshSubscriber';
import { selectSession } from '../../../application/account/sessionSlice';
import { hasScope } from '../../../domain/account/accessToken';
import type { ContractLink } from '../../../domain/account/contractLink';
import { FormWithPoints, type FormPoint } from '../../forms/form/FormWithPoints';
import { PageHeading } from '../../design/page/PageHeading';
import { Message } from '../../design/feedback/Message';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { operator, phoneHref } from '../../operator';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import { useSubscriber } from '../area/useSubscriber';
import { AddContractForm } from './AddContractForm';

const points: readonly FormPoint[] = [
  {
    icon: fileIcon,
    title: 'Où trouver le nom et le numéro',
    text: 'En tête de chaque facture du contrat, et sur le contrat lui-même.',
  },
  {
    icon: usersIcon,
    title: 'Ce qui change',
    text: "Rien pour ses badges\u202f: ils restent actifs. Vous passez d'un contrat à l'autre en haut de la page.",
  },
  {
    icon: phoneIcon,
    title: 'Déjà rattaché à un autre compte\u202f?',
    text: (
      <>
        <span>Un contrat ne suit qu'un compte. Appelez-nous au</span>{' '}
        <a href={phoneHref(operator.phone)}>{operator.phone.replaceAll(' ', '\u00a0')}</a>
        <span>.</span>
      </>
    ),
  },
];

/**
 * Links a further contract (M2.7), which is then the last of the selector. The token of an account without a
 * contract does not open the area: the next sign-in does.
 */
export function AddContractPage(): ReactElement {
  const dispatch = useAppDispatch();
  const { username, contracts } = useSubscriber();
  const session = useAppSelector(selectSession);
  const mustSignInAgain =
    contracts.length > 0 &&
    session.status === 'signedIn' &&
    !hasScope(session.session, 'SUBSCRIBER');
  const { state, run: save } = useRun(changeOrReadAgain(linkContract, loadSubscriber));
  const link = async (asked: ContractLink): Promise<boolean> => {
    const isLinked = await save(asked);
    if (isLinked) void dispatch(refreshSubscriber());
    return isLinked;
  };
  return (
    <>
      <PageHeading>Ajouter un contrat</PageHeading>
      {mustSignInAgain && (
        <Message tone="info" action={<ButtonLink to={routes.signOut}>Se reconnecter</ButtonLink>}>
          Votre contrat est ajouté. Reconnectez-vous pour ouvrir votre espace abonné.
        </Message>
      )}
      <FormWithPoints title="Bon à savoir" points={points}>
        <AddContractForm username={username} state={state} onSubmit={link} />
      </FormWithPoints>
    </>
  );
}
