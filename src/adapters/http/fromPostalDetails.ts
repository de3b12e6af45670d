import type { PostalDetailsRequest } from '../../../generated/api';
import type { PostalAddress } from '../../domain/contract';
import type { PostalDetails } from '../../domain/postalDetails';

type Prefix = 'cor' | 'bil';

/** The `cor` or the `bil` fields of the request. */
type WireAddress<P extends Prefix> = Pick<
  PostalDetailsRequest,
  Extract<keyof PostalDetailsRequest, `${P}${string}`>
>;

/** The whole `cor*` and `bil*` set, and the e-mail (M7.16). Lines that are not filled in go as null, as they came. */
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
  // The request names the same lines twice, once per prefix: Object.entries drops what they are called.
  return Object.fromEntries(named) as WireAddress<P>;
}
