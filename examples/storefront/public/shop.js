/** The shop's own address: it may be below a path of its host. */
const home = new URL('..', document.currentScript.src);
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

function showCount(count) {
  for (const badge of document.querySelectorAll('[data-cart-count]')) badge.textContent = String(count);
}

/**
 * Puts a product into the cart. Takes its sku (a product's own sku means the variant its page preselects) and an
 * amount from 1 to 99. Resolves to {count, total} of the whole cart; rejects with a message for the shopper.
 */
window.addToCart = async function addToCart(externalId, amount = 1) {
  const response = await fetch(new URL('cart/add', home), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sku: String(externalId), amount }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  showCount(answer.count);
  return answer;
};

async function refreshCount() {
  const response = await fetch(new URL('cart.json', home));
  if (response.ok) showCount((await response.json()).count);
}

// The assistant put something in: whichever way it did, the header shows what the shop now has.
document.addEventListener('aisle:cart', () => void refreshCount());

async function send(form, status) {
  const { sku, amount } = Object.fromEntries(new FormData(form));
  status.textContent = '';
  try {
    const { count, total } = await window.addToCart(sku, Number(amount));
    status.textContent = `In your cart: ${count === 1 ? '1 piece' : `${count} pieces`}, ${euros.format(total)}.`;
  } catch (error) {
    status.textContent = error.message;
  }
}

for (const form of document.querySelectorAll('[data-cart-form]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, form.querySelector('[data-cart-status]'));
  });
}

for (const select of document.querySelectorAll('[data-variant]')) {
  select.addEventListener('change', () => {
    const { price, image } = select.selectedOptions[0].dataset;
    const shown = document.querySelector('.facts [data-price]');
    const picture = document.querySelector('[data-picture]');
    if (shown) shown.textContent = euros.format(Number(price));
    if (picture && image) picture.src = image;
  });
}
