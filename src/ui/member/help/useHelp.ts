import { selectUsername } from '../../../application/account/sessionSlice';
import type { Badge } from '../../../domain/badge/badge';
import { badgeFacts } from './helpFacts';
import type { HelpTopic } from '../../../domain/contact/helpRequest';
import { displayName } from '../../../domain/subscriber/subscriber';
import { askingForHelp } from '../../navigation/helpPlace';
import { useAppSelector } from '../../state/appHooks';
import { useSubscriber } from '../area/useSubscriber';

/** Makes the navigation state of the contact form, with the name and the e-mail of the subscriber. */
export function useHelp(): (topic: HelpTopic, facts: readonly string[]) => object {
  const subscriber = useSubscriber();
  const owner = useAppSelector(selectUsername) ?? '';
  const { email } = subscriber;
  return (topic, facts) =>
    askingForHelp({ topic, owner, name: displayName(subscriber), email, facts });
}

/** The same for a lost or stolen badge, with the contract that has it. */
export function useLostBadge(): (badge: Pick<Badge, 'id' | 'reference' | 'name'>) => object {
  const { contracts } = useSubscriber();
  const help = useHelp();
  return ({ id, reference, name }) => {
    const owner = contracts.find((file) => file.badges.some((badge) => badge.id === id));
    const contract = owner?.contract?.reference ?? null;
    return help('lostBadge', badgeFacts({ reference, vehicle: name, contract }));
  };
}
