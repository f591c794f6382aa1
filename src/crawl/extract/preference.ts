/** Returns the items that pass the test, or all items if none does. */
export function preferred<Each>(all: Each[], test: (each: Each) => boolean): Each[] {
  const some = all.filter(test);
  return some.length > 0 ? some : all;
}
