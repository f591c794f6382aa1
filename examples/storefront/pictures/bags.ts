import { BODY, box, line, METAL, mirrored, oval, path, placed, TRIM, type Drawing } from './paint.ts';

const backpack: Drawing = (p) =>
  line('M176 78Q200 44 224 78', p.deep, 9) +
  mirrored(path('M112 150Q92 170 92 220L96 296Q100 306 114 304L124 300Z', p.dark)) +
  path(
    'M124 130C124 92 154 72 200 72C246 72 276 92 276 130L286 300C286 322 272 332 252 332L148 332C128 332 114 322 114 300Z',
    BODY,
  ) +
  path('M122 136C124 92 154 72 200 72C246 72 276 92 278 136Q280 168 264 176L136 176Q120 168 122 136Z', p.light) +
  line('M136 176L264 176', p.dark, 4) +
  path(
    'M140 214L260 214Q268 214 268 224L270 296Q270 312 254 312L146 312Q130 312 130 296L132 224Q132 214 140 214Z',
    p.dark,
  ) +
  line('M142 230L258 230', p.accent, 5) +
  mirrored(line('M152 172L152 212', p.accent, 8) + box(144, 186, 16, 14, 3, p.deep)) +
  box(178, 120, 44, 26, 4, p.accent) +
  line('M188 138L197 127L203 133L212 125', p.light, 3);

const trekking: Drawing = (p) =>
  box(112, 300, 176, 30, 15, p.accent) +
  mirrored(path('M120 176Q98 186 96 216L98 300Q100 312 116 312L128 312Z', p.dark)) +
  path('M126 116L274 116L286 292Q286 316 262 316L138 316Q114 316 114 292Z', BODY) +
  path('M118 96Q120 62 156 58L244 58Q280 62 282 96L280 132Q200 148 120 132Z', p.light) +
  path('M120 118Q200 136 280 118L280 132Q200 148 120 132Z', p.dark) +
  line('M146 84L254 84', p.accent, 5) +
  path('M146 170L254 170L258 290Q200 302 142 290Z', p.dark) +
  line('M200 172L200 292', p.deep, 4) +
  mirrored(line('M156 126L156 172', p.accent, 8) + line('M120 214L142 222M118 254L142 262', p.deep, 5)) +
  box(148, 146, 16, 14, 3, p.deep) +
  box(236, 146, 16, 14, 3, p.deep) +
  mirrored(line('M130 304L128 338M160 304L160 338', p.deep, 6));

const rolltop: Drawing = (p) =>
  path('M118 138L282 138L290 306Q290 332 264 332L136 332Q110 332 110 306Z', BODY) +
  path('M112 92Q112 78 126 78L274 78Q288 78 288 92L284 142L116 142Z', p.dark) +
  line('M114 104L286 104M115 122L285 122', p.deep, 3) +
  mirrored(line('M114 90Q92 120 100 176L112 196', p.accent, 8) + box(94, 150, 18, 16, 3, p.accentDark)) +
  line('M200 80L200 214', p.accent, 10) +
  box(190, 168, 20, 22, 4, p.accentDark) +
  path('M136 226L264 226L268 300Q200 312 132 300Z', p.dark) +
  line('M140 240L260 240', p.light, 4);

const duffel: Drawing = (p) =>
  line('M132 184Q146 92 200 92Q254 92 268 184', p.accent, 11) +
  path('M54 222Q54 172 96 170L304 170Q346 172 346 222L346 280Q346 326 304 328L96 328Q54 326 54 280Z', BODY) +
  path('M54 222Q54 172 96 170L110 170Q82 180 82 250Q82 318 110 328L96 328Q54 326 54 280Z', p.dark) +
  path('M346 222Q346 172 304 170L290 170Q318 180 318 250Q318 318 290 328L304 328Q346 326 346 280Z', p.dark) +
  line('M104 194Q200 178 296 194', p.deep, 5) +
  mirrored(path('M124 172L146 172L146 328L124 328Z', p.accent)) +
  box(174, 222, 52, 38, 5, p.deep) +
  line('M186 248L196 234L204 242L214 232', p.accent, 3);

const tote: Drawing = (p) =>
  line('M150 150Q150 66 200 66Q250 66 250 150', p.dark, 10) +
  path('M108 142L292 142L306 318Q304 332 288 332L112 332Q96 332 94 318Z', BODY) +
  path('M108 142L292 142L293 160L107 160Z', p.dark) +
  line('M150 150L148 210M250 150L252 210', p.dark, 12) +
  path('M200 206C168 232 166 262 200 296C234 262 232 232 200 206Z', p.accent) +
  line('M200 222L200 292M200 250L184 238M200 250L216 238M200 270L186 258M200 270L214 258', p.light, 3);

const sling: Drawing = (p) =>
  line('M112 262Q70 120 200 84Q320 60 306 214', p.deep, 13) +
  box(206, 66, 26, 24, 4, p.accent) +
  path('M96 222Q96 184 140 184L276 184Q316 184 316 224L316 270Q316 318 262 318L160 318Q96 318 96 270Z', BODY) +
  line('M118 214L296 214', p.accent, 5) +
  path('M124 240L290 240Q298 240 298 250L294 278Q288 302 258 302L160 302Q124 300 122 266Z', p.dark) +
  line('M138 254L280 254', p.deep, 4) +
  box(288, 206, 12, 22, 4, p.accentDark);

const sack = (p: { dark: string; deep: string }, fill: string) =>
  path('M104 150L296 150L300 306Q296 332 270 332L130 332Q104 332 100 306Z', fill) +
  path('M112 122L288 122L296 152L104 152Z', p.dark) +
  box(104, 104, 192, 22, 9, p.deep) +
  line('M104 114Q70 150 104 176M296 114Q330 150 296 176', p.deep, 6) +
  box(186, 106, 28, 18, 4, '#d8d2c2');

const drysack: Drawing = (p) =>
  placed('translate(16 -10) scale(.92 1.03)', placed('translate(-74 0)', sack(p, p.dark))) +
  placed('translate(170 106) scale(.68)', sack({ dark: p.accentDark, deep: p.deep }, TRIM)) +
  placed('translate(20 178) scale(.46)', sack(p, METAL)) +
  placed('translate(66 66) scale(.8)', sack(p, BODY));

const coolbox: Drawing = (p) =>
  line('M84 196Q84 108 200 108Q316 108 316 196', p.deep, 10) +
  path('M82 190L318 190L306 316Q304 332 288 332L112 332Q96 332 94 316Z', BODY) +
  path('M72 160Q72 148 86 148L314 148Q328 148 328 160L324 200L76 200Z', TRIM) +
  line('M78 198L322 198', p.deep, 4) +
  box(184, 184, 32, 34, 5, p.dark) +
  oval(200, 204, 5, 5, p.light) +
  line('M108 234L114 314M292 234L286 314', p.dark, 5) +
  path('M150 252L250 252L247 296L153 296Z', p.dark) +
  line('M176 284L192 264L204 276L222 260', p.accent, 4);

export const bags = { backpack, trekking, rolltop, duffel, tote, sling, drysack, coolbox };
