import { operatorPicture } from '../../src/ui/operator.ts';

/** The text of `generated/hero.svg`: a picture of two lit tunnels, in the colours of the operator. */
export function heroPicture(): string {
  const { far, near, mouth, farLamps, nearLamps } = operatorPicture;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 528 350">
<path fill="${far}" d="M290 350V212a118 118 0 0 1 236 0v138z"/>
<path fill="${mouth}" d="M330 350V228a78 78 0 0 1 156 0v122z"/>
<path fill="${farLamps}" d="m350 226 16-1 6 6h-25zm116 0-16-1-6 6h25z"/>
<path fill="${near}" d="M0 350V170a168 168 0 0 1 336 0v180z"/>
<path fill="${mouth}" d="M40 350V174a128 128 0 0 1 256 0v176z"/>
<path fill="${near}" d="M164 216h8l32 134h-72z"/>
<path fill="${nearLamps}" d="m84 116 30-2 8 9H78zm168 0-30-2-8 9h44zm-144 40 20-1 6 6h-29zm120 0-20-1-6 6h29zm-102 31 13-1 4 5h-19zm84 0-13-1-4 5h19zM165 252h6l3 20h-12zm-5 36h16l4 34h-24z"/>
</svg>
`;
}
