/** A style sheet as text, made small by the build. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** The panel's file, whose name changes with its contents. */
declare const PANEL_FILE: string;
