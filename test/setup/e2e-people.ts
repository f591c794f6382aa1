import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { Role } from '../../src/domain/permissions.ts';
import { SOON } from './bounds.ts';
import type { Visitor } from './e2e.ts';

export const PASSWORD = 'correct horse battery';

let people = 0;

export interface Person extends Visitor {
  name: string;
  email: string;
}

/** Signs a visitor up through the API, without the pages. */
export async function signUp(visitor: Visitor, name: string): Promise<Person> {
  const email = newEmail(name);
  await visitor.post('/api/auth/sign-up/email', { name, email, password: PASSWORD });
  await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  await visitor.page.request.get(await linkTo(visitor, email, '/verify-email'));
  return { ...visitor, name, email };
}

/** The newest link to a path in the emails to an address, read from the log: without a mail server, they are logged. */
export async function linkTo({ output }: Pick<Visitor, 'output'>, email: string, path: string): Promise<string> {
  const links = () =>
    [...output().matchAll(/"to":"([^"]*)".*?"link":"([^"]*)"/g)].flatMap(([, to, link = '']) =>
      to === email && new URL(link).pathname.endsWith(path) ? link : [],
    );
  return vi.waitFor(() => links().at(-1) ?? Promise.reject(new Error(`No mail to ${email} yet.`)), SOON);
}

export const newEmail = (name: string) => `${name.toLowerCase().replace(/\W+/g, '.')}.${(people += 1)}@shop.test`;

/** Signs a visitor up with an organization of their own. */
export async function createOwner(visitor: Visitor, name: string, organizationName: string) {
  const owner = await signUp(visitor, name);
  const { organizationId } = await owner.account.create_organization({ name: organizationName });
  return { ...owner, organizationId, call: owner.organization(organizationId) };
}

type Owner = Awaited<ReturnType<typeof createOwner>>;

/** Signs a visitor up and joins them to an organization by its owner's invitation. */
export async function join(visitor: Visitor, name: string, { call }: Owner, role: Role): Promise<Person> {
  const { token } = await call.create_invitation({ role });
  const person = await signUp(visitor, name);
  await person.account.accept_invitation({ token });
  return person;
}

/** Signs up and names an organization on the pages, as a newcomer does. */
export async function signUpByHand(page: Page, name: string, organizationName: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(newEmail(name));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Name', { exact: true }).fill(organizationName);
  await page.getByRole('button', { name: 'Create organization' }).click();
}

/** Signs in on the sign-in page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
