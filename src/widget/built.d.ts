/** A style sheet as text, minified by the build. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** The panel's file name, which contains a hash of its contents. */
declare const PANEL_FILE: string;
/** "Try again" in each language, after its two-letter code; English first. */
declare const RETRY: readonly string[];
