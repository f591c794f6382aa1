import { expect, it } from 'vitest';
import { CallError } from '../../src/client/index.ts';
import { FieldError, errorsIn, isAbout } from '../../src/console/parts/form-errors.ts';

const refusal = (code: string, ...paths: string[]) =>
  new CallError(400, { code, message: 'Refused.', issues: paths.map((path) => ({ path, message: 'is wrong' })) });

/** The fields of a form that are shown as wrong. */
const wrong = (failure: Error, fields: readonly string[]) =>
  fields.filter((name) => errorsIn(failure).some((error) => isAbout(error, name)));

it.each([
  ['contactUrl', ['contactUrl', 'contactPhone'], ['contactUrl']],
  ['branding.logoUrl', ['logoUrl', 'position'], ['logoUrl']],
  ['changes.currency', ['price', 'currency'], ['currency']],
  ['origins.12', ['origins'], ['origins']],
  ['questions.3.question', ['question', 'expected'], ['question']],
  ['nameless', ['name'], []],
])('a refusal of %s is about %s: %s', (path, fields, expected) => {
  expect(wrong(refusal('invalid_input', path), fields)).toEqual(expected);
});

it('an error of the account is about the field that asks for it', () => {
  const fields = ['newEmail', 'password', 'currentPassword'];
  expect(wrong(refusal('invalid_password'), fields)).toEqual(['password', 'currentPassword']);
  expect(wrong(refusal('last_owner'), fields)).toEqual([]);
});

it('says in full what a refusal of one value says beside its fault', () => {
  const about = (message: string) =>
    errorsIn(new CallError(400, { code: 'invalid_input', message, issues: [{ path: 'url', message: 'is wrong' }] }));
  expect(about('url is wrong.')).toEqual([{ path: 'url', message: 'is wrong' }]);
  expect(about('Only pages of your shop can be imported.')).toEqual([
    { path: 'url', message: 'Only pages of your shop can be imported.' },
  ]);
});

it('an error of the form itself names its field, any other one none', () => {
  expect(errorsIn(new FieldError('title', 'Give it a title.'))).toMatchObject([
    { path: 'title', message: 'Give it a title.' },
  ]);
  expect(errorsIn(new Error('No camera.'))).toEqual([]);
});
