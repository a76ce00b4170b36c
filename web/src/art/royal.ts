/** The court cards of a royal house: twelve people who belong to four families. */
import * as p from './figure';

const FAIR = '#f0c9a4';
const TAN = '#d9a577';
const BROWN = '#a8703f';
const DARK = '#704427';

const hearts = p.ground('#f0cfc4', '#f9e6de');
const diamonds = p.ground('#f1dbae', '#faefd6');
const clubs = p.ground('#c9dccd', '#e5efe6');
const spades = p.ground('#c8d2e6', '#e4eaf4');

const drawn = (...parts: p.Part[]): string => parts.join('');

export const ROYAL: Readonly<Record<string, string>> = {
  '13h': drawn(
    ...[hearts, p.robe('#a8322d'), p.front('#c9655a'), p.badge('h', '#fbe7df'), p.ermine()],
    ...[p.neck(FAIR), p.head(FAIR), p.short('#8a4b22'), p.beard('#8a4b22')],
    ...[
      p.face({ mood: 'kind', brows: '#6e3a18' }),
      p.crown('#a8322d'),
      p.orb('#35588f'),
      p.hand(FAIR),
    ],
  ),
  '12h': drawn(
    ...[hearts, p.longHair('#3b2420'), p.robe('#c2483f'), p.sleeves('#8f2722'), p.neckline(TAN)],
    ...[p.badge('h', '#fbe7df', 95), p.neck(TAN), p.head(TAN), p.parted('#3b2420')],
    ...[
      p.face({ mood: 'kind', lashes: true, lips: '#b3322c' }),
      p.earrings(p.GOLD),
      p.tiara('#a8322d'),
    ],
    ...[p.rose('#c9302a'), p.hand(TAN)],
  ),
  '11h': drawn(
    ...[hearts, p.bob('#d99a4a'), p.robe('#b8574d'), p.front('#f6e7d8'), p.collar('#8f2722')],
    ...[p.badge('h', '#a8322d', 96), p.neck(FAIR), p.head(FAIR), p.fringe('#d99a4a')],
    ...[
      p.face({ mood: 'kind', brows: '#a8712c' }),
      p.beret('#8f2722', '#f6e7d8'),
      p.letter('#a8322d'),
    ],
    p.hand(FAIR, 54, 108),
  ),
  '13d': drawn(
    ...[
      diamonds,
      p.robe('#b3701a'),
      p.front('#7b4413'),
      p.badge('d', '#f3c766'),
      p.collar('#e9b658'),
    ],
    ...[p.neck(BROWN), p.head(BROWN), p.short('#ece6dc'), p.shortBeard('#ece6dc')],
    ...[
      p.face({ brows: '#ded6c8', lips: '#7d3a2a' }),
      p.blockCrown('#a8322d'),
      p.sceptre(p.GOLD, '#a8322d'),
    ],
    p.hand(BROWN),
  ),
  '12d': drawn(
    ...[
      diamonds,
      p.robe('#d08b2c'),
      p.sleeves('#96570f'),
      p.neckline(FAIR),
      p.badge('d', '#fff2d2', 95),
    ],
    ...[p.neck(FAIR), p.bob('#e7bd68'), p.head(FAIR), p.parted('#e7bd68'), p.braid('#e7bd68')],
    ...[
      p.face({ mood: 'kind', lashes: true, brows: '#b58636', lips: '#b1493c' }),
      p.circlet('#a8322d'),
    ],
  ),
  '11d': drawn(
    ...[
      diamonds,
      p.curls('#2c1d19'),
      p.robe('#96570f'),
      p.front('#e2a845'),
      p.badge('d', '#7b3d10'),
    ],
    ...[
      p.ruff(),
      p.neck(DARK),
      p.head(DARK),
      p.face({ mood: 'kind', brows: '#1f1411', lips: '#5c241c' }),
    ],
    ...[p.cap('#c07a1e', '#fff2d2'), p.falcon('#7c5a3c'), p.hand(DARK, 52, 112)],
  ),
  '13c': drawn(
    ...[
      clubs,
      p.robe('#2f6b50'),
      p.front('#1e4a37'),
      p.badge('c', '#cfe3c6'),
      p.chain(),
      p.neck(TAN),
    ],
    ...[p.head(TAN), p.short('#3a3330'), p.goatee('#3a3330'), p.face({ brows: '#3a3330' })],
    ...[p.archCrown('#2f6b50'), p.staff('c', '#1e4a37'), p.hand(TAN)],
  ),
  '12c': drawn(
    ...[clubs, p.bun('#b9b4ae'), p.robe('#57906f'), p.sleeves('#2f6b50'), p.collar('#f3efe4')],
    ...[p.badge('c', '#1e4a37', 97), p.neck(FAIR), p.head(FAIR), p.parted('#b9b4ae')],
    ...[p.face({ mood: 'kind', lashes: true, brows: '#8d8781', lips: '#a8443c' })],
    ...[p.coronet('#2f6b50'), p.book('#1e4a37'), p.hand(FAIR, 50, 112)],
  ),
  '11c': drawn(
    ...[
      clubs,
      p.robe('#3d7a58'),
      p.front('#d8c48f'),
      p.badge('c', '#1e4a37', 97),
      p.neckline('#f3efe4'),
    ],
    ...[
      p.neck(BROWN),
      p.head(BROWN),
      p.swept('#4b2e1c'),
      p.face({ mood: 'kind', brows: '#3a2113' }),
    ],
    ...[p.brim('#1e4a37', '#d0563f'), p.bow(), p.hand(BROWN, 58, 92)],
  ),
  '13s': drawn(
    ...[spades, p.robe('#2b3f73'), p.armour('#8794b5', '#dfe5ef'), p.badge('s', '#dfe5f3', 96)],
    ...[p.neck(DARK), p.head(DARK), p.short('#17110f'), p.shortBeard('#17110f')],
    ...[
      p.face({ mood: 'calm', brows: '#17110f', lips: '#8a4a3c' }),
      p.spikeCrown('#2b3f73'),
      p.sword(),
    ],
    p.hand(DARK, 54, 108),
  ),
  '12s': drawn(
    ...[
      spades,
      p.longHair('#1d1b26'),
      p.robe('#3b4c86'),
      p.sleeves('#1f2d57'),
      p.neckline('#f2d3b8'),
    ],
    ...[p.badge('s', '#dfe5f3', 95), p.neck('#f2d3b8'), p.head('#f2d3b8'), p.fringe('#1d1b26')],
    ...[p.face({ lashes: true, lips: '#8f2f46' }), p.hennin('#2b3f73', '#b9c5e2'), p.cup()],
    p.hand('#f2d3b8', 54, 112),
  ),
  '11s': drawn(
    ...[spades, p.robe('#5c77b5'), p.armour('#a9b4c6', '#eef2f8'), p.badge('s', '#1f2d57', 96)],
    ...[p.neck(TAN), p.head(TAN), p.face({ brows: '#5a3a22' }), p.plume('#a8322d')],
    ...[p.helmet('#9aa7bd', '#eef2f8'), p.halberd(), p.hand(TAN)],
  ),
};
