/** Our own paths on a 24 × 24 grid. */
const PATHS = {
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'm6 6 12 12M18 6 6 18',
  send: 'M12 19V5m-6 6 6-6 6 6',
  stop: 'M7 7h10v10H7z',
  down: 'M12 5v14m-6-6 6 6 6-6',
  thumb: 'M7 11v9H4v-9h3Zm0 0 4-8c1.7 0 2.5 1.2 2.3 2.7L13 9h5.6c1.2 0 2 1.1 1.7 2.2l-1.8 7A2.5 2.5 0 0 1 16 20H7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  bag: 'M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1',
  retry: 'M19 12a7 7 0 1 1-2-4.9M19 4v4h-4',
} as const;

export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
