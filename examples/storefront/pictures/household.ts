import { BODY, box, line, METAL, oval, path, placed, TRIM, WOOD, type Drawing } from './paint.ts';

const STEAM = 'M176 92Q164 74 178 56T176 24M216 92Q204 74 218 56T216 24';

const mug: Drawing = (p) =>
  line(STEAM, '#ffffff', 6) +
  line('M274 170Q346 160 340 224Q334 284 262 284', p.base, 20) +
  line('M276 172Q338 166 332 222Q326 276 264 277', p.light, 4) +
  path('M108 138L284 138L278 304Q274 332 246 332L146 332Q118 332 114 304Z', BODY) +
  oval(196, 138, 88, 20, p.accent) +
  oval(196, 141, 76, 14, '#4a2d1c') +
  line('M108 138A88 20 0 0 0 284 138', p.deep, 5) +
  `<g fill="${p.accent}" opacity=".7"><circle cx="140" cy="196" r="3"/><circle cx="168" cy="262" r="3"/><circle cx="222" cy="206" r="3"/><circle cx="246" cy="274" r="3"/><circle cx="196" cy="232" r="2.5"/><circle cx="134" cy="286" r="2.5"/></g>`;

const pot: Drawing = (p) =>
  line('M102 178Q102 78 200 78Q298 78 298 178', '#767f84', 8) +
  path('M84 176L316 176L308 304Q306 330 280 330L120 330Q94 330 92 304Z', METAL) +
  path('M84 204L316 204L315 214L85 214Z', '#ffffff38') +
  path('M76 168Q76 158 90 158L310 158Q324 158 324 168L324 182L76 182Z', '#7f888d') +
  path('M96 158Q120 132 200 132Q280 132 304 158Z', METAL) +
  box(184, 112, 32, 22, 8, p.accent) +
  box(84, 186, 30, 26, 6, p.accent) +
  box(286, 186, 30, 26, 6, p.accent);

const pan: Drawing = (p) =>
  placed(
    'rotate(-34 190 226)',
    path('M286 212L418 206Q430 206 430 224Q430 242 418 242L286 238Z', WOOD) +
      oval(414, 224, 7, 7, p.deep) +
      oval(188, 226, 126, 118, p.dark) +
      oval(188, 222, 124, 114, BODY) +
      oval(188, 224, 104, 95, p.deep) +
      oval(188, 228, 102, 92, p.dark) +
      path('M120 176Q150 146 196 146Q150 164 126 204Z', '#ffffff26'),
  );

const bottle: Drawing = (p) =>
  line('M182 62Q182 38 200 38Q218 38 218 62', p.accent, 8) +
  box(166, 58, 68, 44, 9, TRIM) +
  line('M180 64L180 96M194 64L194 96M208 64L208 96', p.accentDark, 3) +
  path(
    'M168 100L232 100Q236 124 256 140Q268 150 268 170L268 310Q268 332 246 332L154 332Q132 332 132 310L132 170Q132 150 144 140Q164 124 168 100Z',
    BODY,
  ) +
  line('M168 104L232 104', p.deep, 5) +
  path('M132 208L268 208L268 270L132 270Z', p.dark) +
  line('M172 252L192 226L206 242L226 220', p.light, 5);

const flask: Drawing = (p) =>
  path('M156 44L244 44Q252 44 252 54L252 112L148 112L148 54Q148 44 156 44Z', METAL) +
  line('M148 96L252 96', '#6f787d', 4) +
  path(
    'M144 112L256 112Q270 124 270 144L270 308Q270 332 248 332L152 332Q130 332 130 308L130 144Q130 124 144 112Z',
    BODY,
  ) +
  line('M270 156Q324 160 318 214Q312 262 270 266', p.dark, 15) +
  path('M130 296L270 296L270 310Q270 332 248 332L152 332Q130 332 130 310Z', METAL) +
  box(166, 178, 68, 64, 6, p.accent) +
  line('M180 226L196 200L206 214L220 194', p.deep, 4);

const kettle: Drawing = (p) =>
  line('M124 172Q124 78 200 78Q276 78 276 172', p.accent, 13) +
  path('M288 216L354 172L366 184L300 272Z', METAL) +
  path('M106 196Q110 156 200 156Q290 156 294 196L312 304Q312 330 288 330L112 330Q88 330 88 304Z', METAL) +
  path('M128 168Q140 140 200 140Q260 140 272 168Q200 184 128 168Z', '#808a8f') +
  box(186, 118, 28, 24, 9, p.accent) +
  path('M92 296L308 296L312 312Q308 330 288 330L112 330Q92 330 88 312Z', '#6c757a') +
  line('M128 206Q118 246 116 282', '#ffffff', 7);

const knife: Drawing = (p) =>
  placed(
    'rotate(-30 200 220)',
    path('M196 196L352 182Q392 182 396 212Q352 236 196 238Z', METAL) +
      line('M206 206L344 194', '#ffffff', 3) +
      path('M20 204Q30 186 60 188L190 190Q208 192 208 216Q206 244 186 246L62 252Q24 250 20 204Z', BODY) +
      line('M34 206Q90 200 186 204M38 228Q90 224 190 226', p.dark, 3) +
      path('M184 190Q208 192 208 216Q206 244 184 246Z', TRIM) +
      oval(196, 218, 6, 6, p.deep) +
      oval(56, 220, 5, 5, p.accent),
  );

const sheathknife: Drawing = (p) =>
  placed(
    'rotate(-58 200 200) translate(0 -46)',
    path('M176 186L330 180Q378 186 388 212Q330 228 176 226Z', METAL) +
      path('M24 196Q20 182 44 182L164 186L172 178L184 178L184 234L172 234L164 226L44 232Q20 232 24 196Z', WOOD) +
      path('M168 180L184 178L184 234L168 232Z', '#8a9196') +
      oval(60, 207, 5, 5, p.deep) +
      oval(130, 207, 5, 5, p.deep),
  ) +
  placed(
    'rotate(-58 200 200) translate(10 44)',
    path('M96 176Q90 200 96 232L300 234Q366 226 378 206Q366 182 300 176Z', BODY) +
      line('M108 226L298 226Q346 222 366 206', p.accent, 3) +
      path('M96 176Q90 200 96 232L126 233L126 176Z', p.dark) +
      path('M60 184L104 184L104 204L60 204Z', p.dark),
  );

const cutlery: Drawing = () =>
  placed(
    'rotate(-16 150 200)',
    path('M142 196L160 196L166 340Q166 352 151 352Q136 352 136 340Z', METAL) +
      path(
        'M120 64L130 64L132 104L138 104L140 62L160 62L162 104L168 104L170 64L180 64Q188 150 172 184Q160 202 150 202Q140 202 128 184Q112 150 120 64Z',
        METAL,
      ) +
      oval(151, 336, 5, 5, '#5e676c'),
  ) +
  placed(
    'rotate(14 262 200)',
    path('M254 150L270 150L276 340Q276 352 262 352Q248 352 248 340Z', METAL) +
      oval(262, 104, 34, 56, METAL) +
      oval(262, 108, 25, 44, '#00000024') +
      oval(262, 336, 5, 5, '#5e676c'),
  );

const dripper: Drawing = (p) =>
  path('M110 230L276 230L270 312Q268 332 248 332L140 332Q118 332 116 312Z', '#f3ead6') +
  line('M272 250Q326 244 322 284Q316 314 268 312', '#e2d6bc', 13) +
  path('M106 226L280 226L278 244L108 244Z', '#d8c9a8') +
  path('M92 98L294 98L222 212L164 212Z', METAL) +
  [0, 1, 2, 3, 4].map((n) => line(`M${122 + n * 35} 108L${172 + n * 10} 206`, '#7b858a', 2)).join('') +
  path('M110 110L276 110L262 132L124 132Z', '#4a2d1c') +
  oval(193, 98, 102, 15, WOOD) +
  oval(193, 98, 82, 9, '#4a2d1c') +
  box(140, 206, 106, 18, 8, BODY) +
  oval(193, 264, 3.5, 6, p.accent) +
  line('M170 70Q160 56 172 42T170 16M212 70Q202 56 214 42T212 16', '#ffffff', 5);

const axe: Drawing = (p) =>
  placed(
    'rotate(34 200 200)',
    path('M188 60L214 60Q210 190 216 270Q222 330 206 362Q190 366 184 354Q192 320 188 270Z', WOOD) +
      path('M176 72Q150 66 104 48Q88 96 104 148Q146 122 176 122L236 122L236 72Z', METAL) +
      path('M104 48Q88 96 104 148L118 140Q106 96 118 54Z', '#e9eef0') +
      box(190, 64, 22, 66, 4, p.accentDark) +
      line('M190 300L212 298M190 312L213 310', p.dark, 3),
  );

const multitool: Drawing = (p) =>
  placed(
    'rotate(20 200 210)',
    path('M196 188Q170 120 178 64Q186 52 196 66L200 130L204 66Q214 52 222 64Q230 120 204 188Z', '#7b858a') +
      line('M186 96L194 96M186 108L195 108M206 96L214 96M205 108L214 108', '#4d565b', 3) +
      placed(
        'rotate(16 200 190)',
        box(150, 186, 42, 172, 14, METAL) + box(160, 214, 22, 118, 8, p.dark) + line('M166 226L176 320', '#dfe5e7', 4),
      ) +
      placed('rotate(-16 200 190)', box(208, 186, 42, 172, 14, METAL) + box(218, 214, 22, 118, 8, TRIM)) +
      oval(200, 182, 16, 16, METAL) +
      oval(200, 182, 6, 6, '#4d565b'),
  );

const saw: Drawing = (p) => {
  const teeth = Array.from({ length: 17 }, (_, n) => `L${192 + n * 10} 238L${197 + n * 10} 248`).join('');
  return placed(
    'rotate(-28 200 220)',
    path('M186 192Q290 180 372 206L366 238L186 238Z', METAL) +
      path(`M186 238${teeth}L366 236Z`, '#78828a') +
      path('M10 220Q12 194 50 194L176 184Q206 184 208 212Q206 244 180 246L70 250Q54 262 30 260Q8 250 10 220Z', BODY) +
      path('M60 208L164 202L164 230L64 236Z', p.dark) +
      oval(188, 214, 9, 9, TRIM),
  );
};

const tape: Drawing = (p) =>
  path('M206 120L330 152L316 238L190 206Z', TRIM) +
  path('M226 190L346 210L336 300L214 282Z', p.dark) +
  line('M238 206L332 222L325 286L229 271Z', p.light, 2) +
  oval(150, 232, 92, 92, BODY) +
  oval(150, 232, 88, 88, p.dark) +
  oval(146, 230, 88, 88, BODY) +
  oval(146, 230, 44, 44, p.deep) +
  oval(150, 233, 40, 40, '#e8dcc0') +
  path('M146 318L244 318Q252 322 244 330L146 330Z', p.light) +
  line('M86 196Q102 166 136 160', '#ffffff', 5);

export const household = {
  mug,
  pot,
  pan,
  bottle,
  flask,
  kettle,
  knife,
  sheathknife,
  cutlery,
  dripper,
  axe,
  multitool,
  saw,
  tape,
};
