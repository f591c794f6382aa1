import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type LinkProps<Look> = Look & Omit<ComponentProps<'a'>, keyof Look>;

export const TextLink = createLink((props: LinkProps<AnchorProps>) => <Anchor {...props} />);
export const ButtonLink = createLink((props: LinkProps<ButtonProps>) => <Button component="a" {...props} />);
