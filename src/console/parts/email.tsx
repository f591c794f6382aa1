/** An email address that may wrap before the `@` in a narrow column. Other labels are rendered unchanged. */
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
