import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { helpIcon, lockIcon, messageIcon } from '../../../../generated/icons';
import { changePassword } from '../../../application/subscriber/changePassword';
import { FormWithPoints, type FormPoint } from '../../forms/form/FormWithPoints';
import { PageHeading } from '../../design/page/PageHeading';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { useSubscriber } from '../area/useSubscriber';
import { PasswordForm } from './PasswordForm';

const points: readonly FormPoint[] = [
  {
    icon: messageIcon,
    title: 'Une phrase se retient mieux',
    text: "Quelques mots sans rapport entre eux, une majuscule et un chiffre\u202f: c'est long à deviner et facile à retenir.",
  },
  {
    icon: lockIcon,
    title: 'Pour ce site seulement',
    text: 'Un mot de passe qui sert ailleurs peut être volé ailleurs, puis essayé ici.',
  },
  {
    icon: helpIcon,
    title: 'Mot de passe actuel oublié\u202f?',
    text: (
      <>
        <Link to={routes.lostPassword}>Recevez un lien par e-mail</Link>{' '}
        <span>pour en choisir un nouveau.</span>
      </>
    ),
  },
];

/** Changes the subscriber's password (M2.4). */
export function PasswordPage(): ReactElement {
  const { username } = useSubscriber();
  const { state, run: save } = useRun(changePassword);
  return (
    <>
      <PageHeading>Changer mon mot de passe</PageHeading>
      <FormWithPoints title="Bien le choisir" points={points}>
        <PasswordForm username={username} state={state} onSubmit={save} />
      </FormWithPoints>
    </>
  );
}
