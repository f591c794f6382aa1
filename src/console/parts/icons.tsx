import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const AssistantIcon = () => (
  <Icon>
    <path d="M3.5 3h11A1.5 1.5 0 0 1 16 4.5V11a1.5 1.5 0 0 1-1.5 1.5h-6L5 15.5v-3H3.5A1.5 1.5 0 0 1 2 11V4.5A1.5 1.5 0 0 1 3.5 3ZM6 7.75h.01M9 7.75h.01M12 7.75h.01" />
  </Icon>
);

export const MembersIcon = () => (
  <Icon>
    <circle cx="6.75" cy="6" r="2.75" />
    <path d="M1.75 15c.3-2.8 2.3-4.5 5-4.5s4.7 1.7 5 4.5M11.75 3.4a2.7 2.7 0 0 1 0 5.2M13.25 10.8c1.7.6 2.8 2.1 3 4.2" />
  </Icon>
);

export const KeyIcon = () => (
  <Icon>
    <circle cx="5.75" cy="12.25" r="3.5" />
    <path d="M8.3 9.7 15.5 2.5M12.5 5.5l2.5 2.5M10.3 7.7l1.5 1.5" />
  </Icon>
);

export const SecurityIcon = () => (
  <Icon>
    <path d="M9 2 3.5 4v4.5c0 3.4 2.3 6 5.5 7.5 3.2-1.5 5.5-4.1 5.5-7.5V4zM6.75 8.75l1.6 1.6 3-3.2" />
  </Icon>
);

export const AuditIcon = () => (
  <Icon>
    <path d="M4 2.25h10v13.5H4zM6.75 6h4.5M6.75 9h4.5M6.75 12h2.5" />
  </Icon>
);

export const SettingsIcon = () => (
  <Icon>
    <path d="M2 5h7.5M13.5 5H16M2 13h2.5M8.5 13H16" />
    <circle cx="11.5" cy="5" r="2" />
    <circle cx="6.5" cy="13" r="2" />
  </Icon>
);

export const AccountIcon = () => (
  <Icon>
    <circle cx="9" cy="6.25" r="3" />
    <path d="M3 15.5c.5-3 2.8-4.5 6-4.5s5.5 1.5 6 4.5" />
  </Icon>
);

export const AppsIcon = () => (
  <Icon>
    <path d="M6.5 2v3.5M11.5 2v3.5M4.5 5.5h9v3.25a4.5 4.5 0 0 1-9 0zM9 13.25V16" />
  </Icon>
);

export const SignOutIcon = () => (
  <Icon>
    <path d="M10.5 2.5h-7v13h7M7.5 9h8.5M13 6l3 3-3 3" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M9 3.5v11M3.5 9h11" />
  </Icon>
);

export const SwitchIcon = () => (
  <Icon>
    <path d="m5.5 7 3.5-3.5L12.5 7M5.5 11l3.5 3.5 3.5-3.5" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m3.5 9.5 3.5 3.5 7.5-8" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m4.5 4.5 9 9M13.5 4.5l-9 9" />
  </Icon>
);

export const UnknownIcon = () => (
  <Icon>
    <path d="M4 9h10" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M2.5 5h13M2.5 9h13M2.5 13h13" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m4.5 7 4.5 4.5L13.5 7" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="5" />
    <path d="m11.75 11.75 4 4" />
  </Icon>
);

export const ConnectIcon = () => (
  <Icon>
    <path d="M6 5.5 2.5 9 6 12.5M12 5.5 15.5 9 12 12.5M10.25 3.5l-2.5 11" />
  </Icon>
);
