/** An e-mail address, or whatever stands in one's place, which in a narrow column goes on below before its `@`. */
export function Email({ text }: { text: string }) {
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
