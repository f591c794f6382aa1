import { BODY, box, line, mirrored, oval, path, type Drawing, type Paint } from './paint.ts';

const sleeve = (p: Paint) =>
  path('M136 140C112 146 98 160 92 188L72 296C71 304 75 309 83 310L106 313C113 314 117 310 118 303L140 206Z', p.dark) +
  path('M74 286L72 298C71 305 75 309 83 310L106 313C113 314 117 310 118 303L120 293Z', p.deep);

const torso =
  'M150 126C136 130 126 138 124 154L120 316C120 326 126 332 136 332L264 332C274 332 280 326 280 316L276 154C274 138 264 130 250 126Q200 142 150 126Z';

const collar = (p: Paint) =>
  path('M158 130C158 108 164 94 172 88Q200 98 228 88C236 94 242 108 242 130Q200 154 158 130Z', p.dark);

const zip = (p: Paint, from = 132, to = 332) =>
  line(`M200 ${from}L200 ${to}`, p.accent, 4) + box(196, from + 8, 8, 16, 3, p.accentDark);

const shell: Drawing = (p) =>
  mirrored(sleeve(p)) +
  path(torso, BODY) +
  path('M200 54C160 54 142 84 144 118C146 140 168 150 200 150C232 150 254 140 256 118C258 84 240 54 200 54Z', BODY) +
  path('M200 76C174 76 164 96 166 118C168 132 182 140 200 140C218 140 232 132 234 118C236 96 226 76 200 76Z', p.deep) +
  path('M124 176Q200 196 276 176L276 190Q200 210 124 190Z', p.dark) +
  zip(p, 142) +
  mirrored(line('M140 286L172 240', p.deep, 4) + line('M178 132L174 164', p.accent, 3)) +
  path('M120 316L120 310L280 310L280 316C280 326 274 332 264 332L136 332C126 332 120 326 120 316Z', p.dark) +
  box(222, 206, 34, 7, 3, p.accent);

const quilted: Drawing = (p) =>
  mirrored(sleeve(p) + line('M98 180Q118 190 140 192M90 222Q112 232 134 232M82 262Q104 272 126 270', p.deep, 3)) +
  path(torso, BODY) +
  collar(p) +
  mirrored([162, 194, 226, 258, 290].map((y) => line(`M123 ${y}Q160 ${y + 9} 198 ${y}`, p.dark, 4)).join('')) +
  zip(p, 120) +
  mirrored(line('M142 292L168 252', p.deep, 4));

const fleece: Drawing = (p) =>
  mirrored(sleeve(p)) +
  path(torso, BODY) +
  collar(p) +
  path('M126 150Q200 172 274 150L275 206Q200 226 125 206Z', p.light) +
  zip(p, 118, 222) +
  box(222, 176, 38, 34, 5, p.dark) +
  line('M222 180L260 180', p.accent, 3) +
  path('M120 318L120 308L280 308L280 318C280 326 274 332 264 332L136 332C126 332 120 326 120 318Z', p.dark);

const base: Drawing = (p) =>
  mirrored(sleeve(p)) +
  path(torso, BODY) +
  path('M160 126Q200 168 240 126L232 120Q200 148 168 120Z', p.deep) +
  mirrored(line('M160 134Q140 176 124 190', p.dark, 3)) +
  line('M122 312L278 312', p.dark, 3) +
  box(134, 288, 22, 12, 2, p.accent);

const overshirt: Drawing = (p) =>
  mirrored(sleeve(p)) +
  path(torso, BODY) +
  path('M156 124L172 92Q200 102 228 92L244 124L214 158L200 132L186 158Z', p.dark) +
  line('M172 92Q200 104 228 92', p.accent, 5) +
  line('M200 134L200 330', p.deep, 3) +
  mirrored(
    path('M136 190L184 190L184 236Q160 244 136 236Z', p.dark) +
      path('M134 186L186 186L186 202L160 210L134 202Z', p.deep) +
      path('M134 268L184 268L184 308L134 308Z', p.dark),
  ) +
  [166, 206, 246, 286].map((y) => oval(200, y, 5, 5, p.accent)).join('');

const vest: Drawing = (p) =>
  path(
    'M152 126C140 150 136 170 126 186L122 316C122 326 128 332 138 332L262 332C272 332 278 326 278 316L274 186C264 170 260 150 248 126Q200 142 152 126Z',
    BODY,
  ) +
  mirrored(path('M152 126C140 150 136 170 126 186L126 200C144 184 152 156 160 129Z', p.deep)) +
  collar(p) +
  mirrored(
    [178, 208, 238, 268, 298]
      .map((y) => line(`M${y < 190 ? 140 : 126} ${y}Q160 ${y + 9} 198 ${y}`, p.dark, 4))
      .join(''),
  ) +
  zip(p, 120);

const poncho: Drawing = (p) =>
  path('M160 132C120 150 84 220 62 300Q130 336 200 336Q270 336 338 300C316 220 280 150 240 132Z', BODY) +
  path('M200 54C164 54 148 82 150 114C152 136 172 146 200 146C228 146 248 136 250 114C252 82 236 54 200 54Z', BODY) +
  path('M200 76C178 76 168 94 170 114C172 128 184 134 200 134C216 134 228 128 230 114C232 94 222 76 200 76Z', p.deep) +
  mirrored(
    line('M160 150Q128 220 116 318', p.dark, 3) + oval(84, 300, 6, 6, p.accent) + oval(150, 322, 6, 6, p.accent),
  ) +
  line('M200 140L200 210', p.accent, 4);

const beanie: Drawing = (p) =>
  path('M104 252C100 160 140 92 200 92C260 92 300 160 296 252Z', BODY) +
  [-60, -30, 0, 30, 60]
    .map((x) => line(`M${200 + x * 0.35} 100Q${200 + x * 1.25} 160 ${200 + x * 1.35} 244`, p.dark, 3))
    .join('') +
  path('M96 244Q200 224 304 244L308 304Q200 326 92 304Z', p.light) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => line(`M${114 + n * 19} 248L${112 + n * 19.5} 304`, p.base, 4)).join('') +
  box(232, 264, 40, 26, 3, p.accent) +
  line('M240 277L264 277', p.accentDark, 3);

const cap: Drawing = (p) =>
  path('M96 246C96 168 140 120 206 120C268 120 304 168 304 246Q200 262 96 246Z', BODY) +
  line('M200 121Q168 180 166 252M210 121Q262 170 264 250', p.dark, 3) +
  oval(206, 119, 10, 6, p.dark) +
  path('M98 240C60 246 34 262 30 284C30 296 46 298 66 292C130 274 200 276 268 254Q180 262 98 240Z', p.dark) +
  path('M186 190L232 186L234 218L188 222Z', p.accent) +
  line('M198 210L208 198L216 206L224 196', p.light, 3);

const glove = (p: Paint) =>
  path(
    'M116 336L112 262C98 244 84 226 78 204C76 192 92 186 98 196L118 224L110 128C109 112 129 110 131 126L138 190L138 104C138 88 160 88 160 104L162 190L168 112C169 98 188 98 188 114L186 200L194 144C196 130 212 132 211 146L204 262L202 336Z',
    BODY,
  ) +
  path('M112 284L204 284L202 340Q158 350 116 340Z', p.dark) +
  [126, 142, 158, 174, 190].map((x) => line(`M${x} 290L${x} 338`, p.deep, 3)).join('') +
  path('M122 226Q160 212 196 228L194 268L122 268Z', p.accent);

const gloves: Drawing = (p) =>
  `<g transform="translate(150 -14) rotate(8 160 220)">${glove(p)}</g><g transform="translate(-34 4) rotate(-6 160 220)">${glove(p)}</g>`;

const mitten: Drawing = (p) =>
  path(
    'M142 316L136 216C112 206 92 180 88 156C86 138 110 132 120 148L142 172L144 130C146 84 176 60 212 60C252 60 276 90 276 132L264 316Z',
    BODY,
  ) +
  path('M166 128C168 100 188 86 212 86C236 86 250 104 250 132L246 206Q206 190 166 206Z', p.accent) +
  path('M132 244L272 236L268 336Q200 354 140 338Z', p.dark) +
  line('M134 258L272 250', p.accent, 6) +
  box(236, 246, 34, 20, 4, p.light);

const sock = (p: Paint) =>
  path(
    'M136 78L218 78L222 214C224 236 246 252 282 266C312 278 314 318 284 324L216 324C170 322 142 290 140 244Z',
    BODY,
  ) +
  path('M134 70L220 70L221 112L136 112Z', p.accent) +
  [146, 160, 174, 188, 202].map((x) => line(`M${x} 76L${x} 108`, p.accentDark, 3)).join('') +
  path('M140 234C142 290 170 322 216 324L222 324Q206 286 170 262Q150 248 140 234Z', p.accent) +
  path('M262 324L284 324C314 318 312 278 282 266Q258 290 262 324Z', p.accent) +
  line('M137 132L220 132M137 146L220 146', p.light, 5);

const socks: Drawing = (p) =>
  `<g transform="translate(48 -20)" opacity=".82">${sock(p)}</g><g transform="translate(-34 6)">${sock(p)}</g>`;

const scarf: Drawing = (p) =>
  path('M150 132L118 318L176 330L204 150Z', p.dark) +
  path('M206 140L226 338L288 330L256 132Z', BODY) +
  path('M96 112C96 74 144 56 200 56C256 56 304 74 304 112C304 152 256 172 200 172C144 172 96 152 96 112Z', BODY) +
  path('M142 106C142 88 168 80 200 80C232 80 258 88 258 106C258 118 232 124 200 124C168 124 142 118 142 106Z', p.deep) +
  line('M104 132Q200 188 296 132M98 116Q200 168 302 116', p.accent, 6) +
  line('M132 250L190 262M126 284L184 296', p.accent, 7) +
  line('M218 262L276 254M222 298L282 290', p.accent, 7) +
  [0, 1, 2, 3]
    .map((n) =>
      line(
        `M${124 + n * 16} ${322 + n * 3}L${122 + n * 16} ${340 + n * 3}M${232 + n * 17} ${340 - n * 2.4}L${234 + n * 17} ${356 - n * 2.4}`,
        p.dark,
        4,
      ),
    )
    .join('');

export const clothing = {
  shell,
  quilted,
  fleece,
  base,
  overshirt,
  vest,
  poncho,
  beanie,
  cap,
  glove: gloves,
  mitten,
  sock: socks,
  scarf,
};
