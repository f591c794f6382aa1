import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type LinkProps<Look> = Look & Omit<ComponentProps<'a'>, keyof Look>;

/** Within a text. */
export const TextLink = createLink((props: LinkProps<AnchorProps>) => <Anchor {...props} />);
/** Looks like a button, and still is a link. */
export const ButtonLink = createLink((props: LinkProps<ButtonProps>) => <Button component="a" {...props} />);
