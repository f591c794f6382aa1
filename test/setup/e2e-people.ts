import type { Page } from 'playwright-core';
import type { Role } from '../../src/domain/permissions.ts';
import type { Visitor } from './e2e.ts';

export const PASSWORD = 'correct horse battery';

let people = 0;

export interface Person extends Visitor {
  name: string;
  email: string;
}

/** Signs a visitor up, past the pages. */
export async function signUp(visitor: Visitor, name: string): Promise<Person> {
  const email = newEmail(name);
  await visitor.post('/api/auth/sign-up/email', { name, email, password: PASSWORD });
  return { ...visitor, name, email };
}

export const newEmail = (name: string) => `${name.toLowerCase().replace(/\W+/g, '.')}.${(people += 1)}@shop.test`;

/** The same, with an organization of theirs. */
export async function createOwner(visitor: Visitor, name: string, organizationName: string) {
  const owner = await signUp(visitor, name);
  const { organizationId } = await owner.account.create_organization({ name: organizationName });
  return { ...owner, organizationId, call: owner.organization(organizationId) };
}

type Owner = Awaited<ReturnType<typeof createOwner>>;

/** The same, into an organization, by an invitation of its owner. */
export async function join(visitor: Visitor, name: string, { call }: Owner, role: Role): Promise<Person> {
  const { token } = await call.create_invitation({ role });
  const person = await signUp(visitor, name);
  await person.account.accept_invitation({ token });
  return person;
}

/** On the page to sign in. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
