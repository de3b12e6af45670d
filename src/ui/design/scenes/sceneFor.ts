import badge from './badge.svg';
import dusk from './dusk.svg';
import finance from './finance.svg';
import newyear from './newyear.svg';
import notice from './notice.svg';
import ramp from './ramp.svg';
import storm from './storm.svg';
import ventilators from './ventilators.svg';
import works from './works.svg';

/** The operator names its pages and categories: a scene shows what a name contains. */
const scenes = [
  [/travaux/i, works],
  [/abonn|badge|offre|\bpass\b/i, badge],
  [/tarif|prix/i, newyear],
  [/financ/i, finance],
  [/trafic|s[ée]curit|m[ée]t[ée]o/i, storm],
  [/tunnel|rejoindre|emploi/i, ventilators],
  [/rampe/i, ramp],
  [/donn[ée]es|l[ée]gal|condition/i, notice],
] as const;
const others = [dusk, ramp, ventilators] as const;

/** The address of the scene for a name, always the same one. */
export function sceneFor(name: string): string {
  const [, scene = others[name.length % others.length] ?? dusk] =
    scenes.find(([words]) => words.test(name)) ?? [];
  return scene;
}
