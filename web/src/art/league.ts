/** Court cards of a league: heroes on the red cards, villains on the black ones. */
import * as p from './figure';

const FAIR = '#f0c9a4';
const TAN = '#d9a577';
const BROWN = '#a8703f';
const DARK = '#704427';
const INK = '#241d33';

const morning = p.ground('#f7d9a8', '#fdf0d2');
const noon = p.ground('#bfe0e6', '#e4f4f5');
const dusk = p.ground('#3a3154', '#51456f');
const night = p.ground('#1f2c3f', '#30425a');

const SUN =
  'M12 1l2.5 5 5.3-1.8L18 9.5l5 2.5-5 2.5 1.8 5.3-5.3-1.8L12 23l-2.5-5-5.3 1.8L6 14.5 1 12l5-2.5L4.2 4.2l5.3 1.8z';
const WING = 'M1 5c6 0 9 3 11 8 2-5 5-8 11-8-1 8-5 13-11 15C6 18 2 13 1 5z';
const COMET = 'M16 7a7 7 0 1 1-6.9 8.2L1 12l7-1.5L3 4l8 3.5A7 7 0 0 1 16 7z';
const PEAK = 'M1 20L9 5l5 8 2.5-4L23 20z';
const COG =
  'M10 1h4l.7 3.1 2.7 1.1 2.8-1.7 2.8 2.8-1.7 2.8 1.1 2.7L23 12.5v3l-3 .5-1.5 2.5.9 3-2.9 1.5-2.5-2h-4l-2.5 2L4.6 21.5l.9-3L4 16l-3-.5v-3l.7-.5L2.7 9 1 6.3l2.8-2.8 2.8 1.7L9.3 4.1z';
const EYE = 'M1 12C6 5 18 5 23 12 18 19 6 19 1 12zm11-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z';
const GEM = 'M6 4h12l5 6-11 12L1 10z';

const drawn = (...parts: p.Part[]): string => parts.join('');

export const LEAGUE: Readonly<Record<string, string>> = {
  // Captain Daybreak: the sun on helmet and chest.
  '13h': drawn(
    ...[morning, p.glow('rgb(255 255 255/.4)'), p.cape('#b23a2e', '#8d2a22'), p.robe('#e0a02f')],
    ...[
      p.sleeves('#b23a2e'),
      p.disc('#b23a2e'),
      p.emblem('#ffe7a8', SUN),
      p.neck(TAN),
      p.head(TAN),
    ],
    ...[p.face({ mood: 'kind' }), p.sunCrest('#f0b63e'), p.helmet('#b23a2e', '#ffdf8c')],
  ),
  // The Swallow: a winged mask, and a way down from every roof.
  '12h': drawn(
    ...[morning, p.longHair('#2b1a17'), p.cape('#2c4a7c', '#203863'), p.robe('#e9e2d0')],
    ...[p.sleeves('#2c4a7c'), p.emblem('#b23a2e', WING), p.neck(BROWN), p.head(BROWN)],
    ...[
      p.parted('#2b1a17'),
      p.face({ mood: 'kind', lips: '#a12d2a' }),
      p.domino('#2c4a7c'),
      p.wings('#e9e2d0'),
    ],
  ),
  // Pip: too young for a mask, so he made goggles.
  '11h': drawn(
    ...[
      morning,
      p.cape('#d2552f', '#a83f20'),
      p.robe('#4f8f7a'),
      p.front('#f6ead0'),
      p.emblem('#d2552f', COG),
    ],
    ...[p.neck(FAIR), p.head(FAIR), p.swept('#b4532a'), p.cheeks('rgb(214 84 60/.35)')],
    ...[p.face({ mood: 'kind', brows: '#8f3f1d' }), p.goggles('#3a3f4c', '#9fdbe0')],
  ),
  // Old Crag: a hill that got up to help.
  '13d': drawn(
    ...[
      noon,
      p.cape('#c4622d', '#9c4a1e'),
      p.robe('#7d776f'),
      p.disc('#5d5851'),
      p.emblem('#e9c46a', PEAK),
    ],
    ...[p.neck('#6d6861'), p.rockFace('#8d877e', '#aaa49a'), p.laurel('#6fa35c')],
  ),
  // Comet: quicker than her hair.
  '12d': drawn(
    ...[
      noon,
      p.flames('#e2762b', '#f2b34a'),
      p.robe('#1f6f86'),
      p.sleeves('#154f61'),
      p.disc('#f6ead0'),
    ],
    ...[p.emblem('#e2762b', COMET), p.neck(DARK), p.head(DARK)],
    ...[
      p.face({ mood: 'kind', lips: '#5f2018' }),
      p.domino('#f6ead0', '#1f6f86'),
      p.fringe('#e2762b'),
    ],
  ),
  // Tock: runs on a spring, and never late.
  '11d': drawn(
    ...[
      noon,
      p.robe('#d8a637'),
      p.armour('#b98522', '#f6dd96'),
      p.disc('#f6ead0'),
      p.emblem('#1f6f86', COG),
    ],
    ...[p.neck('#7d8794'), p.metalFace('#c9d2da', '#6fe0d2'), p.antenna('#7d8794', '#d2552f')],
  ),
  // The Baron owns every clock in town, and none of them is right.
  '13c': drawn(
    ...[
      dusk,
      p.town('#2b2342'),
      p.highCollar('#5b2340', '#8a3557'),
      p.robe('#2a2438'),
      p.neckline('#efe7da'),
    ],
    ...[p.buttons('#d9b25a'), p.neck('#e7c7ae'), p.head('#e7c7ae'), p.short('#2a2438')],
    ...[
      p.face({ mood: 'cross' }),
      p.curledMoustache('#2a2438'),
      p.monocle(),
      p.topHat('#1b1628', '#8a3557'),
    ],
  ),
  // Lady Mist: nobody has seen her come.
  '12c': drawn(
    ...[
      dusk,
      p.longHair('#cfc7dd'),
      p.highCollar('#4a5c66', '#6f8791'),
      p.robe('#33434c'),
      p.emblem('#b9d2d6', EYE),
    ],
    ...[
      p.neck('#cbb7c4'),
      p.head('#cbb7c4'),
      p.face({ mood: 'calm', lashes: true, lips: '#5b2340' }),
    ],
    ...[p.parted('#cfc7dd'), p.veilHat('#25323a', '#6f8791')],
  ),
  // The Magpie takes what glitters.
  '11c': drawn(
    ...[dusk, p.robe('#23202f'), p.front('#efeae0'), p.hood('#1c2740'), p.neck('#191622')],
    ...[p.head('#191622'), p.beak('#2c3c5e', '#d9a637'), p.hand('#2c3c5e', 52, 105), p.pearl()],
  ),
  // Midnight: a voice under a helmet.
  '13s': drawn(
    ...[night, p.moon('#cfd8e6'), p.highCollar('#40214f', '#67367a'), p.robe('#161b2b')],
    ...[
      p.armour('#3b4560', '#7787ad'),
      p.emblem('#b583d6', GEM),
      p.neck('#0f1320'),
      p.horns('#c9c2b4'),
    ],
    ...[p.darkFace('#10141f', '#f3c84b'), p.helmet('#3b4560', '#7787ad')],
  ),
  // Rime: winter is what she asked for.
  '12s': drawn(
    ...[
      night,
      p.longHair('#e6f0f5'),
      p.robe('#3f7f9c'),
      p.sleeves('#265a74'),
      p.neckline('#bcd8e4'),
    ],
    ...[p.frost('#d9f1f8'), p.neck('#bcd8e4'), p.head('#bcd8e4'), p.parted('#e6f0f5')],
    ...[
      p.face({ mood: 'cross', brows: '#5a8296', lashes: true, lips: '#2d5f8a' }),
      p.iceCrown('#9fd3e6', '#c9ebf5'),
    ],
  ),
  // Slyboots: in at the window, out with the silver.
  '11s': drawn(
    ...[
      night,
      p.moon('#cfd8e6'),
      p.robe('#e8e2d4'),
      p.stripes('#2a2f3e'),
      p.neck(FAIR),
      p.head(FAIR),
    ],
    ...[
      p.face({ mood: 'kind', brows: INK }),
      p.domino('#1b1f2b'),
      p.catEars('#1b1f2b', '#8a5866'),
      p.sack('#a8834f'),
    ],
  ),
};
