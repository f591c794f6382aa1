import { Anchor, Badge, type CSSVariablesResolver, createTheme } from '@mantine/core';

export const theme = createTheme({
  primaryColor: 'green',
  // White text on a lighter shade would miss the contrast of WCAG AA.
  primaryShade: 8,
  autoContrast: true,
  black: '#1d2321',
  cursorType: 'pointer',
  defaultRadius: 'md',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  headings: { fontWeight: '620', sizes: { h1: { fontSize: '1.625rem' }, h2: { fontSize: '1.125rem' } } },
  components: {
    // Colour alone must not mark a link (WCAG 1.4.1).
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Badge: Badge.extend({ defaultProps: { color: 'gray', variant: 'light', tt: 'none', fw: 500 } }),
  },
  colors: {
    green: [
      '#eef8f4',
      '#dbf0e7',
      '#b5e1d0',
      '#86cdb4',
      '#57b596',
      '#329b7a',
      '#1c8566',
      '#117558',
      '#0b664c',
      '#07503b',
    ],
    // The fifth shade of gray and dark is the border of a field, which needs a contrast of 3:1 (WCAG 1.4.11).
    gray: [
      '#f8f9f8',
      '#f1f3f2',
      '#e5e9e7',
      '#d5dad8',
      '#8b9591',
      '#7b8581',
      '#626c68',
      '#4c5551',
      '#363d3a',
      '#1d2321',
    ],
    dark: [
      '#d3d9d6',
      '#bcc4c0',
      '#98a39e',
      '#75807b',
      '#68726d',
      '#343d39',
      '#262d2a',
      '#191e1c',
      '#131716',
      '#0d100f',
    ],
  },
});

/** Mantine's default reds, and its yellow on light yellow, miss the contrast of WCAG AA as text. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-yellow-light-color': '#7a4a00',
    '--aisle-line': 'var(--mantine-color-gray-2)',
  },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--aisle-line': 'var(--mantine-color-dark-5)',
  },
});
