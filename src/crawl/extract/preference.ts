/** Those that pass where any does, else all. */
export function preferred<Each>(all: Each[], test: (each: Each) => boolean): Each[] {
  const some = all.filter(test);
  return some.length > 0 ? some : all;
}
