import { BODY, box, line, oval, path, TRIM, type Drawing, type Paint } from './paint.ts';

const SOLE = '#2b2a28';

const lugs = (from: number, to: number) => {
  const count = Math.floor((to - from) / 22);
  return Array.from({ length: count }, (_, n) => box(from + n * 22, 322, 14, 12, 3, SOLE)).join('');
};

const laces = (p: Paint, points: readonly (readonly [number, number])[]) =>
  points
    .map(([x, y]) => line(`M${x - 16} ${y - 4}L${x + 14} ${y + 6}`, p.accent, 5) + oval(x - 17, y - 4, 4, 4, p.deep))
    .join('');

const boot: Drawing = (p) =>
  path(
    'M118 88C112 150 112 220 92 268L92 304L316 304C322 262 300 246 262 236C230 226 216 206 214 176L210 92Q164 76 118 88Z',
    BODY,
  ) +
  path('M112 80Q164 66 214 82L214 112Q164 98 112 110Z', p.dark) +
  path('M216 170C206 150 204 130 204 96L214 92C230 130 236 170 262 204L262 236C232 228 220 206 216 170Z', p.deep) +
  path('M92 262Q120 256 128 284L128 306L90 306Z', p.dark) +
  path('M238 306C240 272 262 252 290 250C312 260 320 278 316 306Z', p.dark) +
  line('M128 284Q180 262 238 288', p.dark, 4) +
  line('M134 120Q128 190 140 240Q180 246 218 224', p.light, 3) +
  laces(p, [
    [212, 124],
    [214, 148],
    [220, 172],
    [230, 194],
    [246, 214],
  ]) +
  path('M86 298L318 298Q326 300 324 314L86 314Q82 306 86 298Z', TRIM) +
  box(84, 308, 242, 18, 6, SOLE) +
  lugs(90, 330);

const shoe: Drawing = (p) =>
  path(
    'M84 214C80 250 76 268 78 296L330 296C338 268 314 252 280 244C246 236 220 212 204 184Q186 206 152 202Q120 200 84 214Z',
    BODY,
  ) +
  path('M84 214Q120 196 152 202Q186 206 204 184L214 198Q196 226 150 222Q112 222 86 236Z', p.deep) +
  path('M78 262Q112 258 120 298L76 298Z', p.dark) +
  path('M262 298C266 270 284 256 304 252C326 262 336 276 330 298Z', p.dark) +
  path('M138 298Q156 252 204 240L224 262Q186 270 176 298Z', p.accent) +
  laces(p, [
    [214, 210],
    [228, 224],
    [244, 236],
  ]) +
  path('M72 288L332 288Q342 292 338 310Q334 322 318 322L86 322Q70 322 70 304Z', TRIM) +
  path('M72 310L338 310Q334 328 318 328L86 328Q72 328 72 310Z', SOLE);

const wellington: Drawing = (p) =>
  path('M128 56L226 56C222 120 218 180 230 224C242 246 300 250 312 280L314 306L120 306C122 240 134 150 128 56Z', BODY) +
  path('M126 52L228 52L227 78L128 78Z', p.dark) +
  path('M256 246C290 254 308 264 312 282L314 306L248 306C246 280 248 262 256 246Z', p.dark) +
  line('M146 96Q154 190 142 280', p.light, 7) +
  box(176, 92, 34, 22, 4, p.accent) +
  line('M222 190Q200 204 174 202', p.dark, 4) +
  path('M116 300L316 300L316 314L116 314Z', p.accent) +
  box(112, 310, 208, 16, 5, SOLE) +
  lugs(118, 320);

const slipper: Drawing = (p) =>
  path(
    'M70 250C74 226 104 222 132 234C180 252 204 214 246 210C306 206 340 244 336 284Q334 306 308 306L92 306Q66 304 70 250Z',
    BODY,
  ) +
  path('M78 246C92 230 116 238 132 244C172 262 196 232 216 218Q220 252 190 268Q140 286 92 268Q78 260 78 246Z', p.deep) +
  line('M216 218Q222 252 190 268Q140 286 92 268Q74 260 76 246', p.accent, 5) +
  path('M64 300L338 300Q340 320 318 322L88 322Q64 320 64 300Z', p.dark) +
  path('M270 250L286 236L302 250L286 264Z', p.accent);

const sandal: Drawing = (p) =>
  path('M66 282Q70 262 112 266Q190 274 250 258Q316 244 338 274L338 300L66 300Z', p.light) +
  path('M78 270C74 226 78 206 96 200L116 200Q104 232 122 270Z', BODY) +
  path('M104 212Q160 196 196 212Q214 236 208 268L184 270Q186 236 160 232Q128 228 106 236Z', TRIM) +
  path('M228 264Q228 220 270 212Q312 216 324 262L300 256Q290 238 270 238Q254 242 252 260Z', BODY) +
  line('M186 250Q214 236 238 244', p.accent, 12) +
  box(146, 206, 30, 22, 5, p.deep) +
  box(256, 216, 28, 20, 5, p.deep) +
  path('M62 288L340 288Q342 314 322 320L84 320Q62 316 62 288Z', p.dark) +
  path('M64 308L340 308Q336 328 318 328L86 328Q68 328 64 308Z', SOLE);

export const footwear = { boot, shoe, wellington, slipper, sandal };
