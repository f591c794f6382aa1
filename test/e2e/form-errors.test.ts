import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner } from '../setup/e2e-people.ts';
import { errorOf } from '../setup/field-error.ts';
import { faults, loadAxe } from '../setup/faults.ts';

const stage = openStage();
let page: Page;
let signedOut: Page;
let organizationPath: string;
let assistantPath: string;

beforeAll(async () => {
  const german = { locale: 'de-DE' };
  const owner = await createOwner(await stage.visitWith(german), 'Ana Ruiz', 'Nordlys');
  const { assistantId } = await owner.call.create_assistant({ name: 'Lampen', siteUrl: 'https://shop.test/' });
  organizationPath = `/organizations/${owner.organizationId}`;
  assistantPath = `${organizationPath}/assistants/${assistantId}`;
  ({ page } = owner);
  ({ page: signedOut } = await stage.visitWith(german));
  await loadAxe(page);
});

const press = (name: string, on: Page | Locator = page) => on.getByRole('button', { name, exact: true }).click();

const hasFocus = (field: Locator) => field.evaluate((element) => element.matches(':focus'));

describe('an error of a form stands beside its field, which gets the focus', () => {
  it('if the browser finds it, in the language of the console', async () => {
    await signedOut.goto('/sign-up');
    await signedOut.getByLabel('Ihr Name').fill('Cleo');
    await signedOut.getByLabel('E-Mail').fill('cleo');
    await press('Konto erstellen', signedOut);
    const email = signedOut.getByLabel('E-Mail');
    expect(await errorOf(email)).toContain('Geben Sie eine E-Mail-Adresse ein, etwa name@shop.example.');
    expect(await hasFocus(email)).toBe(true);
    expect(await errorOf(signedOut.getByLabel('Passwort', { exact: true }))).toContain('Füllen Sie dieses Feld aus.');
  });

  it('if the service finds several, and nowhere else', async () => {
    await page.goto(`${assistantPath}/settings`);
    const form = page.getByRole('region', { name: 'Kontakt' });
    const [address, phone] = [form.locator('[name=contactUrl]'), form.locator('[name=contactPhone]')];
    await address.fill('kontakt');
    await phone.fill('ruf an');
    await form.getByRole('button').last().click();
    const told = 'Geben Sie die vollständige Adresse an, mit http:// oder https:// am Anfang.';
    expect(await errorOf(address)).toContain(told);
    expect(await errorOf(phone)).toContain('Eine Telefonnummer darf nur Ziffern');
    expect(await form.getByRole('alert').count()).toBe(0);
    expect(await hasFocus(address)).toBe(true);
    expect(await faults(page, address)).toEqual([]);
    await address.fill('https://shop.test/kontakt');
    await expect.poll(() => address.getAttribute('aria-invalid')).not.toBe('true');
    expect(await phone.getAttribute('aria-invalid')).toBe('true');
  });

  it('if it is in a text of several lines', async () => {
    await page.goto(`${assistantPath}/knowledge/new/new`);
    await page.locator('[name=title]').fill('Versand');
    await press('Speichern');
    const text = page.locator('[name=content]');
    expect(await errorOf(text)).toContain('Schreiben Sie zuerst einen Text.');
    expect(await hasFocus(text)).toBe(true);
  });

  it('if it is about several boxes to tick', async () => {
    await page.goto(`${organizationPath}/keys#new-key`);
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=name]').fill('Preisimport');
    await dialog.getByLabel('Ausgewählte Rechte').check();
    const rights = dialog.getByRole('group', { name: 'Rechte' });
    const first = rights.getByRole('checkbox').first();
    await rights.getByRole('checkbox', { checked: true }).uncheck();
    await press('Schlüssel erstellen', dialog);
    expect(await errorOf(first, rights)).toContain('Wählen Sie mindestens ein Recht.');
    expect(await dialog.getByText('Wählen Sie mindestens ein Recht.').count()).toBe(1);
    expect(await dialog.getByRole('alert').count()).toBe(0);
    expect(await hasFocus(first)).toBe(true);
    expect(await faults(page, rights)).toEqual([]);
    await first.check();
    await expect.poll(() => first.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('if it comes from the account', async () => {
    await page.goto('/account');
    await page.locator('[name=newEmail]').fill('ana@neu.test');
    const password = page.locator('[name=password]');
    await password.fill('not my password');
    await password.press('Enter');
    expect(await errorOf(password)).toContain('Das Passwort stimmt nicht.');
    expect(await hasFocus(password)).toBe(true);
  });
});

describe('an import says in German', () => {
  const choose = (name: string, text: string) =>
    page.getByLabel('Datei', { exact: true }).setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });

  it('what to correct in each row, and why the rest could not be read', async () => {
    await page.goto(`${assistantPath}/catalogue`);
    await press('Feed importieren');
    await choose('shop.html', '<!doctype html><title>Shop</title>');
    await page.getByRole('alert').getByText('Das ist eine Webseite und kein Feed.').waitFor();
    await choose(
      'feed.csv',
      'url,title,price\nhttps://a.test/1,Krug,billig\nhttps://a.test/2,,8\nkrug,Krug,1,2\nhttps://a.test/4,"Schale,8\n',
    );
    const rows = page.getByRole('table', { name: 'Abgelehnte Zeilen' }).getByRole('row');
    await expect
      .poll(() => rows.allTextContents())
      .toEqual([
        expect.any(String),
        expect.stringContaining('Hier muss eine Zahl stehen.'),
        expect.stringContaining('Diese Angabe fehlt.'),
        expect.stringContaining('Die Zeile hat 4 Zellen, die erste Zeile nennt aber 3 Spalten.'),
      ]);
    await page.getByText('In Zeile 5 beginnt ein Eintrag, in dem ein Anführungszeichen').waitFor();
    expect(await page.getByRole('dialog').textContent()).not.toMatch(/\b(must|is|the)\b/);
  });
});
