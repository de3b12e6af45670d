import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { words as titles } from '../titles.words.fr';
import { parseRefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';
import { PageHeading } from '../../design/page/PageHeading';
import { useFocusOnForm } from '../../design/page/focus';
import { useFreeRamp } from '../area/useFreeRamp';
import { IdentifierStep } from './IdentifierStep';
import { RefundSent } from './RefundSent';
import { TicketSearch } from './TicketSearch';
import { readWizardPlace, searchAddress } from './wizardPlace';

/**
 * The refund of a cash ticket, for anyone (P2.40, P4.16–P4.22). An identifier in the address is looked up
 * at once.
 */
export function RefundWizardPage(): ReactElement {
  const { holder } = useFreeRamp();
  const navigate = useNavigate();
  const location = useLocation();
  const place = readWizardPlace(location);
  const identifier = parseRefundIdentifier(place.identifier);
  useFocusOnForm(E.isLeft(identifier));

  return (
    <>
      <PageHeading>{titles.freeRampRefund}</PageHeading>
      {!E.isRight(identifier) ? (
        <IdentifierStep
          key={place.identifier}
          initial={place.identifier}
          state="idle"
          failure={null}
          onSearch={(found) => void navigate(searchAddress(found), { flushSync: true })}
        />
      ) : place.sent ? (
        <RefundSent identifier={identifier.right} sent={place.sent} />
      ) : (
        <TicketSearch
          key={`${identifier.right} ${holder ?? ''}`}
          identifier={identifier.right}
          wanted={place.wanted}
        />
      )}
    </>
  );
}
