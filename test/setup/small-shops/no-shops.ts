import { type SmallShop, buildShop } from './shop.ts';

/** Sites whose pages name prices but sell no product of their own. */
export const noShops = (): SmallShop[] => [journal(), salon()];

function journal() {
  const frame = (title: string, body: string) =>
    `<html lang="en"><head><title>${title} | The Thrifty Table</title></head><body><header><a href="/">The Thrifty Table</a></header>${body}<footer>Support us from $3.00 a month</footer></body></html>`;
  const posts = ['A loaf for less', 'Soup for six', 'Beans again', 'The five dollar roast', 'Stock from scraps'].map(
    (title, at) =>
      [
        `/posts/${title.toLowerCase().replaceAll(' ', '-')}`,
        frame(
          title,
          `<article><h1>${title}</h1><p class="by">By Jo, in ${20 + at} minutes</p><img src="/p${at}.jpg"><p>Costs about <b>$${at + 2}.40</b> for the whole table.</p><button>Save recipe</button><p>Chop, stir, wait ${at + 10} minutes, and serve with bread.</p></article>`,
        ),
      ] as const,
  );
  return buildShop({
    name: 'journal',
    templates: [],
    home: () => frame('Home', posts.map(([path]) => `<a href="${path}">${path}</a>`).join('')),
    others: Object.fromEntries(posts),
  });
}

function salon() {
  const frame = (title: string, body: string) =>
    `<html lang="en-GB"><head><title>${title} - Salon Verity</title></head><body><nav><a href="/">Salon Verity</a></nav>${body}<footer>Deposit £20.00</footer></body></html>`;
  const lists = ['Cuts', 'Colour', 'Nails', 'Massage', 'Brows'].map(
    (title, at) =>
      [
        `/treatments/${title.toLowerCase()}`,
        frame(
          title,
          `<main><h1>${title}</h1><table class="menu">${['Express', 'Classic', 'Deluxe', 'For two'].map((kind, each) => `<tr><td>${kind}</td><td class="fee">£${20 + at * 3 + each * 15}.00</td></tr>`).join('')}</table><a href="/book" class="cta">Book now</a></main>`,
        ),
      ] as const,
  );
  return buildShop({
    name: 'salon',
    templates: [],
    home: () => frame('Home', lists.map(([path]) => `<a href="${path}">${path}</a>`).join('')),
    others: Object.fromEntries(lists),
  });
}
