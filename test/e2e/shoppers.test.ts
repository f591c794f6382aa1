import { expect, it } from 'vitest';
import { keepPicture } from '../setup/widget-picture.ts';
import { type Shopper, openWidgetStage } from '../setup/widget-stage.ts';

const stage = openWidgetStage();

/** A message, and what its answer must and must not have. */
interface Step {
  says: string;
  /** Titles of the cards, in their order; left out if they do not matter. */
  shows?: readonly string[];
  hears?: RegExp;
  /** The product and the quantity that are proposed for the cart; nothing is, unless it is named here. */
  isOffered?: readonly [title: string, amount: string, choice?: string];
}

const REFUSAL = /sorry|don’t know|couldn’t|which one do you mean/iu;

/** Talks as the shopper does, and checks each answer. */
async function lead({ ask, answers }: Shopper, steps: readonly Step[]): Promise<void> {
  for (const { says, shows, hears, isOffered } of steps) {
    await ask(says);
    const answer = answers.last();
    const text = (await answer.textContent()) ?? '';
    if (hears) expect([says, text]).toEqual([says, expect.stringMatching(hears)]);
    expect([says, text]).toEqual([says, expect.not.stringMatching(REFUSAL)]);
    const isTable = (await answer.getByRole('table').count()) > 0;
    const cards = isTable ? answer.getByRole('columnheader') : answer.locator('.card');
    const titles = await cards.locator('.title').allTextContents();
    if (shows) expect([says, titles]).toEqual([says, shows]);
    const proposal = answer.locator('.proposal:has(.card)');
    const offered = await proposal.locator('.title').allTextContents();
    expect([says, offered]).toEqual([says, isOffered ? [isOffered[0]] : []]);
    if (!isOffered) continue;
    expect(await proposal.getByLabel('Quantity').inputValue()).toBe(isOffered[1]);
    if (isOffered[2] !== undefined) expect(await proposal.locator('select').inputValue()).toBe(isOffered[2]);
  }
}

/** Confirms the proposal, and reads the shop's own cart: each line with its variant and quantity. */
async function buy({ page, answers, cartCount }: Shopper): Promise<string[]> {
  await answers.last().locator('.proposal').getByRole('button', { name: /^Add/ }).click();
  await expect.poll(() => cartCount.textContent()).toBe('1');
  await page.goto('/cart');
  const lines = page.getByRole('main').locator('.cart-line');
  const read = (await lines.all()).map(async (line) => {
    const [title, variant, amount] = await Promise.all([
      line.locator('h2').textContent(),
      line.locator('.brand').textContent(),
      line.getByRole('spinbutton').inputValue(),
    ]);
    return `${amount} × ${title}, ${variant}`;
  });
  return Promise.all(read);
}

it('finds a gift within the budget', async () => {
  const shopper = await stage.shopper('/');
  await lead(shopper, [
    {
      says: 'I need a birthday present for my sister, she loves coffee. Up to 40 euros.',
      shows: ['Camp Coffee Dripper'],
      hears: /€34\.00/u,
    },
    { says: 'What is it made of?', hears: /Stainless steel and beech/u },
  ]);
  await keepPicture(shopper.page, 'shopper-gift');
  await lead(shopper, [{ says: 'Perfect, put it in my cart', isOffered: ['Camp Coffee Dripper', '1'] }]);
  expect(await buy(shopper)).toEqual(['1 × Camp Coffee Dripper, Brackenholm']);
});

it('gets exactly the size that was asked for last into the cart', async () => {
  const shopper = await stage.shopper('/');
  await lead(shopper, [
    {
      says: 'Do you have the Gully trail runner in size 43?',
      shows: ['Gully Trail Runner'],
      hears: /\(43\).*in stock/u,
    },
    {
      says: 'Then put the Gully in size 44 into my cart, please',
      isOffered: ['Gully Trail Runner', '1', '44'],
      hears: /Gully Trail Runner \(44\)/u,
    },
  ]);
  await keepPicture(shopper.page, 'shopper-size');
  expect(await buy(shopper)).toEqual(['1 × Gully Trail Runner, Size: 44']);
});

it('compares two tents, and chooses one', async () => {
  const shopper = await stage.shopper('/');
  const both = ['Heron 2 Tent', 'Heron 4 Family Tent'];
  await lead(shopper, [
    {
      says: 'What is the difference between the Heron 2 and the Heron 4?',
      shows: both,
      hears: /1,980 g.*6\.4 kg.*€170\.00 less/su,
    },
  ]);
  await shopper.answers
    .last()
    .getByRole('row', { name: /^Sleeps/ })
    .scrollIntoViewIfNeeded();
  await keepPicture(shopper.page, 'shopper-comparison');
  await lead(shopper, [
    { says: 'Which one is lighter?', hears: /That’s Heron 2 Tent\./u },
    { says: 'How big is the Heron 2 packed?', shows: ['Heron 2 Tent'], hears: /48 × 15 cm/u },
    { says: 'Add the Heron 2 to my cart', isOffered: ['Heron 2 Tent', '1'] },
  ]);
  expect(await buy(shopper)).toEqual(['1 × Heron 2 Tent, Fellmark']);
});

it('leads a complaint to a person, and sells nothing', async () => {
  const shopper = await stage.shopper('/');
  await shopper.ask('The zip of my jacket broke after two weeks, this is unacceptable. I want my money back.');
  const answer = shopper.answers.last();
  expect(await answer.textContent()).toMatch(/sorry to hear that.*legal guarantee/su);
  const person = answer.getByRole('group', { name: 'Talk to a person' });
  await person.getByText('open Tuesday to Saturday').waitFor();
  await person.getByRole('link', { name: 'Contact the shop' }).scrollIntoViewIfNeeded();
  await keepPicture(shopper.page, 'shopper-complaint');
  expect(await answer.locator('.card').count()).toBe(0);
  expect(await shopper.cartCount.textContent()).toBe('0');
});

it('warms who is always cold when camping', async () => {
  const shopper = await stage.shopper('/');
  await lead(shopper, [
    {
      says: 'I’m always cold when camping',
      shows: ['Hearthstone Vacuum Flask 1 l', 'Vole +5 Summer Sleeping Bag'],
    },
  ]);
  await keepPicture(shopper.page, 'shopper-cold');
  await lead(shopper, [
    { says: 'Down to what temperature is the sleeping bag comfortable?', hears: /Comfort limit: \+5 °C/u },
    { says: 'Put it in my cart, please', isOffered: ['Vole +5 Summer Sleeping Bag', '1'] },
  ]);
  expect(await buy(shopper)).toEqual(['1 × Vole +5 Summer Sleeping Bag, Odderby']);
});
