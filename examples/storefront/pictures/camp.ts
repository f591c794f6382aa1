import { BODY, box, line, METAL, oval, path, TRIM, WOOD, type Drawing } from './paint.ts';

const tree = (x: number, y: number, size: number, colour: string) =>
  path(
    `M${x} ${y - size}L${x + size * 0.3} ${y - size * 0.5}L${x + size * 0.18} ${y - size * 0.5}L${x + size * 0.4} ${y}L${x - size * 0.4} ${y}L${x - size * 0.18} ${y - size * 0.5}L${x - size * 0.3} ${y - size * 0.5}Z`,
    colour,
  );

const tent: Drawing = (p) =>
  tree(82, 318, 120, '#00000014') +
  tree(324, 318, 150, '#00000014') +
  path('M44 326L150 128Q166 112 190 124L296 192L362 326Z', p.dark) +
  path('M44 326L160 120Q168 112 178 122L270 326Z', BODY) +
  path('M118 326Q150 210 166 150Q190 214 206 326Z', p.deep) +
  path('M162 326Q176 236 170 166Q192 224 206 326Z', p.accent) +
  line('M166 116Q226 196 270 326M172 118Q280 154 362 326', p.accent, 5) +
  path('M268 326L296 214Q318 258 330 326Z', p.base) +
  line('M160 120L36 236M300 192L382 266', p.dark, 2) +
  line('M44 326L34 334M362 326L372 334', p.deep, 5);

const tarp: Drawing = (p) =>
  line('M92 118L92 330M318 96L318 330', '#7a5a3c', 8) +
  path('M40 196L200 96L370 176L250 262Z', BODY) +
  path('M200 96L370 176L250 262Q236 180 200 96Z', p.dark) +
  line('M40 196L200 96L370 176L250 262Z', p.accent, 4) +
  line('M40 196L22 322M250 262L262 330M370 176L388 312M200 96L92 118', p.deep, 2) +
  path('M150 326L168 292L186 326Z', '#d9772e') +
  path('M158 326L168 306L178 326Z', '#f4c05a') +
  line('M138 330L198 324M140 322L196 331', '#5d4029', 7);

const sleepingbag: Drawing = (p) =>
  `<g transform="rotate(-24 200 210)">` +
  path(
    'M120 44C86 60 84 120 100 180L132 340Q140 372 196 372Q252 372 262 340L296 180C310 120 306 60 276 44Q200 14 120 44Z',
    BODY,
  ) +
  path('M140 62Q198 34 258 62Q280 92 268 128Q198 168 130 128Q118 92 140 62Z', p.deep) +
  path('M146 78Q198 56 252 78Q262 100 254 120Q198 148 144 120Q136 100 146 78Z', p.accent) +
  [176, 212, 248, 284, 320]
    .map((y) => line(`M${104 + (y - 176) * 0.19} ${y}Q198 ${y + 22} ${292 - (y - 176) * 0.19} ${y}`, p.dark, 4))
    .join('') +
  line('M264 138L238 360', p.accent, 4) +
  `</g>`;

const mat: Drawing = (p) =>
  path('M92 92L286 72L326 304L128 330Z', BODY) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((n) =>
      line(
        `M${100 + n * 5} ${120 + n * 30}Q${200 + n * 5} ${118 + n * 29} ${290 + n * 5.4} ${100 + n * 29.4}`,
        p.dark,
        5,
      ),
    )
    .join('') +
  path('M92 92L286 72L289 88L95 109Z', p.light) +
  oval(112, 306, 11, 9, p.accent) +
  path('M236 318Q230 250 262 246L346 246Q376 252 372 318Q370 332 354 332L254 332Q238 332 236 318Z', TRIM) +
  oval(304, 247, 42, 10, p.deep) +
  line('M254 278Q304 292 356 278', p.base, 6);

const hammock: Drawing = (p) =>
  box(34, 60, 26, 270, 8, WOOD) +
  box(340, 60, 26, 270, 8, WOOD) +
  line('M48 128L92 164M352 128L308 164', p.deep, 5) +
  line('M36 128L60 128M340 128L364 128', p.accent, 9) +
  path('M88 160Q120 312 200 314Q280 312 312 160Q262 226 200 228Q138 226 88 160Z', BODY) +
  path('M88 160Q138 226 200 228Q262 226 312 160Q270 254 200 258Q130 254 88 160Z', p.deep) +
  line('M116 226Q200 330 284 226', p.accent, 7) +
  line('M150 250L172 306M250 250L228 306M200 260L200 312', p.dark, 3);

const lantern: Drawing = (p) =>
  line('M146 132Q146 52 200 52Q254 52 254 132', p.deep, 8) +
  `<circle cx="200" cy="206" r="118" fill="${p.accent}" opacity=".2"/>` +
  box(148, 148, 104, 116, 14, '#fdf1cf') +
  path('M200 166Q232 206 222 236Q216 252 200 252Q184 252 178 236Q168 206 200 166Z', TRIM) +
  path('M200 200Q214 222 208 240Q200 248 192 240Q186 222 200 200Z', '#fffbe8') +
  line('M160 150L160 262M240 150L240 262', p.dark, 6) +
  path('M160 104L240 104Q262 122 264 152L136 152Q138 122 160 104Z', BODY) +
  path('M134 258L266 258L274 316Q274 332 258 332L142 332Q126 332 126 316Z', BODY) +
  line('M132 276L268 276', p.dark, 4) +
  oval(200, 304, 13, 13, p.deep) +
  oval(200, 304, 5, 5, p.accent);

const headlamp: Drawing = (p) =>
  path(
    'M70 190C70 120 130 88 200 88C270 88 330 120 330 190C330 214 322 232 308 246L292 228Q300 214 300 194C300 146 256 118 200 118C144 118 100 146 100 194Q100 214 108 228L92 246C78 232 70 214 70 190Z',
    p.accent,
  ) +
  line('M84 190C84 134 136 103 200 103C264 103 316 134 316 190', p.base, 5) +
  path('M92 246L108 228Q150 250 200 250Q250 250 292 228L308 246Q260 282 200 282Q140 282 92 246Z', p.accentDark) +
  box(138, 202, 124, 92, 22, BODY) +
  oval(182, 248, 34, 34, p.deep) +
  oval(182, 248, 25, 25, '#fff3c9') +
  oval(175, 240, 9, 9, '#ffffff') +
  oval(238, 234, 11, 11, '#b8302c') +
  oval(238, 264, 9, 9, p.deep) +
  box(178, 192, 44, 12, 5, p.deep);

const torch: Drawing = (p) =>
  `<g transform="rotate(-32 200 210)">` +
  path('M320 160L420 96L420 324L320 260Z', '#ffe9a8" opacity=".45') +
  box(70, 178, 170, 64, 14, BODY) +
  [0, 1, 2, 3, 4, 5, 6].map((n) => line(`M${96 + n * 16} 182L${96 + n * 16} 238`, p.deep, 4)).join('') +
  path('M236 172L300 150Q318 148 318 164L318 256Q318 272 300 270L236 248Z', p.dark) +
  path('M236 172L252 166L252 254L236 248Z', p.accent) +
  oval(318, 210, 10, 56, '#fff3c9') +
  line('M84 170L196 170', p.accent, 7) +
  box(60, 190, 14, 40, 5, p.accentDark) +
  `</g>`;

const stove: Drawing = (p) =>
  path('M128 262Q128 244 150 242L250 242Q272 244 272 262L272 312Q272 332 200 332Q128 332 128 312Z', TRIM) +
  path('M128 268L272 268L272 296L128 296Z', '#ffffff2e') +
  path('M160 242Q200 228 240 242L232 252L168 252Z', METAL) +
  box(188, 176, 24, 66, 5, METAL) +
  line('M212 206L262 206', '#7d868b', 7) +
  box(256, 194, 34, 24, 6, p.base) +
  line('M166 160L112 122L82 122M234 160L288 122L318 122M200 156L200 112', '#7d868b', 9) +
  path('M160 152L240 152Q246 152 244 160L232 182L168 182L156 160Q154 152 160 152Z', BODY) +
  [166, 183, 200, 217, 234]
    .map((x) => path(`M${x} 112Q${x + 10} 132 ${x + 5} 148L${x - 5} 148Q${x - 10} 132 ${x} 112Z`, '#5aa2cf'))
    .join('') +
  [166, 183, 200, 217, 234]
    .map((x) => path(`M${x} 130Q${x + 5} 142 ${x + 3} 149L${x - 3} 149Q${x - 5} 142 ${x} 130Z`, '#f3b54a'))
    .join('');

const woodstove: Drawing = (p) =>
  path('M150 122Q136 70 178 44Q172 84 198 92Q196 56 222 36Q218 76 246 98Q256 112 250 130Z', TRIM) +
  path('M176 126Q172 96 192 84Q192 104 208 110Q212 92 224 86Q236 110 226 128Z', '#f7cf6b') +
  path('M112 120L288 120L304 326L96 326Z', BODY) +
  path('M112 120L288 120L290 136L110 136Z', p.light) +
  [0, 1, 2, 3, 4].map((n) => oval(140 + n * 30, 160, 6, 6, p.deep) + oval(136 + n * 32, 184, 6, 6, p.deep)).join('') +
  path('M154 326L160 232Q200 210 240 232L246 326Z', p.deep) +
  line('M168 316L232 284M172 286L236 318M180 322L216 262', '#8a5a36', 9) +
  path('M186 306Q180 276 200 258Q222 280 214 306Z', '#e9822f') +
  line('M96 326L88 336M304 326L312 336', p.dark, 7);

export const camp = { tent, tarp, sleepingbag, mat, hammock, lantern, headlamp, torch, stove, woodstove };
