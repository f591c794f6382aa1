/** The logo: an aisle between two shelves, and the name. */
export function Wordmark() {
  return (
    <svg role="img" aria-label="Aisle" width="92" height="28" viewBox="0 0 92 28" fill="none" strokeLinecap="round">
      <rect width="28" height="28" rx="7" fill="var(--mantine-primary-color-8)" />
      <path
        d="M7.3 21.5 11.7 6.5M20.7 21.5 16.3 6.5M14 21.5v-3.4M14 14.3v-2.3M14 8.5v-1.3"
        stroke="#fff"
        strokeWidth="2.2"
      />
      <g stroke="currentColor" strokeWidth="2.3" strokeLinejoin="round">
        <path d="m38.2 21 5.3-14.5L48.8 21M40.1 16.3h6.8" />
        <path d="M53.7 11.5V21M53.7 7v.1" />
        <path d="M64.8 13.2c-.5-1.2-1.6-1.8-3.1-1.8-1.8 0-3 .9-3 2.3 0 3.2 6.4 1.5 6.4 4.8 0 1.6-1.4 2.6-3.3 2.6-1.7 0-3-.7-3.5-2" />
        <path d="M70 6.5V21" />
        <path d="M75.2 16.2h8.6c0-2.8-1.7-4.8-4.3-4.8s-4.4 2-4.4 4.8c0 2.9 1.8 4.9 4.5 4.9 1.7 0 3-.7 3.8-2" />
      </g>
    </svg>
  );
}
