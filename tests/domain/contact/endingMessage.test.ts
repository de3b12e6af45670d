import { expect, it } from 'vitest';
import type { ContractEnding } from '../../../src/domain/contact/contractEnding';
import { endingMessage } from '../../../src/domain/contact/endingMessage';
import { aMessage } from '../../support/publicSite/messages';

it('P7.22, P9.18 a declaration is a message to the customer service, in the name of the person', () => {
  const { name, email } = aMessage();
  const ending: ContractEnding = {
    ...{ kind: 'cancellation', name, email, contract: '00412873', day: null },
    note: 'Je déménage.',
  };
  expect(endingMessage(ending)).toEqual({
    subject: 'Service clients',
    passage: null,
    ending,
    name,
    email,
    text: 'Je déménage.',
  });
});
