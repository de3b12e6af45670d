import type { PostalDetailsRequest } from '../../../../generated/api';
import type { PostalAddress } from '../../../domain/contract/contract';
import type { PostalDetails } from '../../../domain/contract/postalDetails';

type Prefix = 'cor' | 'bil';

/** The `cor` or the `bil` fields of the request. */
type WireAddress<P extends Prefix> = Pick<
  PostalDetailsRequest,
  Extract<keyof PostalDetailsRequest, `${P}${string}`>
>;

/**
 * All `cor*` and `bil*` fields, and the e-mail (M7.16). Empty lines are sent as null, as the server sends
 * them.
 */
export function fromPostalDetails({
  email,
  correspondence,
  billing,
}: PostalDetails): Omit<PostalDetailsRequest, 'username'> {
  return { email, ...fromAddress('cor', correspondence), ...fromAddress('bil', billing) };
}

function fromAddress<P extends Prefix>(prefix: P, address: PostalAddress): WireAddress<P> {
  const lines = {
    CompanyName: address.companyName || null,
    Address: address.address,
    Address2: address.address2 || null,
    Address3: address.address3 || null,
    Zip: address.zip,
    City: address.city,
    PhoneHome: address.phoneHome || null,
    PhoneMobile: address.phoneMobile || null,
    PhoneWork: address.phoneWork || null,
    Fax: address.fax || null,
  };
  const named = Object.entries(lines).map(([line, text]) => [`${prefix}${line}`, text]);
  // Object.entries loses the types of the keys; each line is sent once per prefix.
  return Object.fromEntries(named) as WireAddress<P>;
}
