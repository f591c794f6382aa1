import type { Element, Outline } from '../html/outline.ts';
import { preferred } from '../preference.ts';
import type { VisibilityIndex } from './visibility.ts';

/** A control that adds the product to the cart; `at` is the index of its piece. */
export type BuyButton = { at: number; element: Element; isWorking: boolean; isSide: boolean };

const MAX_LENGTH = 40;
const MAX_ANCESTORS = 4;
const CLICKED = new Set(['button', 'a', 'input']);
const WORDS = new RegExp(
  [
    'add (?:\\w{1,20} )?to (?:\\w{1,20} )?(?:cart|bag|basket|trolley|order)|buy(?: it)?(?: now)?$|^\\+? ?add$|reserve now|order now|pre-?order|purchase now|shop now$',
    'in den (?:waren|einkaufs)|(?:jetzt |online )?(?:kaufen|bestellen)$|in die (?:einkaufs)?tasche|zum warenkorb hinzu|vorbestellen',
    'ajouter (?:\\w{1,20} )?au panier|^ajouter$|acheter|^commander$|je commande|mettre (?:dans|au) (?:le |mon )?panier|pr[ée]commander|^réserver$',
    '(?:añadir|agregar|meter|adicionar|incluir|poner) (?:\\w{1,20} )?(?:al?|en|ao|no|à) (?:\\w{1,20} )?(?:carrito|carro|cesta|cesto|bolsa|carrinho|sacola|saco)|^comprar|afeg\\w{1,20} (?:a|al) (?:la )?(?:cistella|carret)|reservar ahora|pedir ahora',
    'aggiungi (?:al|alla|nel) (?:carrello|borsa|shopping)|acquista|^compra(?: ora)?$|metti nel carrello|ordina ora',
    'in (?:mijn |de |het )?(?:winkel(?:wagen|mand|tas)|shopping)|toevoegen aan|bestellen$|bestel nu|(?:nu )?kopen$|koop nu',
    'lägg (?:till )?i (?:varu|kund|shopping)|(?:læg|tilføj|legg) (?:\\w{1,20} )?(?:i|til) (?:\\w{1,20})?(?:kurv|handle)|^kö[bp]$|köp nu|^kjøp$|^køb|lisää (?:ostos?)?(?:kori|korsi)\\w{0,20}|^osta',
    'do koszyka|^kup(?: teraz)?$|kupuję|zamów$|do (?:nákupního )?koš[ií]k|do koš[eí]|kúpiť|koupit|objednat',
    'kosárba|megveszem|megrendelem|vásárlás$|adaug[aă] [iî]n co[sșş]|în co[sșş]|cump[aă]r[aă]|comand[aă]',
    '(?:v|u) (?:nákup|koš|košar)\\w{0,20}|^kupi|dodaj [uv] |^naroči|naruči|lisa (?:ostu)?korvi|ostukorvi|pievienot groz|grozā|į krepšelį|^pirkti|^pirkt',
    'в корзину|купить|заказать$|(?:до|в) кошик|купити|замовити$|в количка|купи$|поръчай|у корпу',
    'στο καλάθι|αγορ[άα]|sepete|satın al|hemen al|أضف|إضافة إلى|اشتر|للسلة|הוס[פ]?[הת]? ?ל?סל|הוסף לסל|קנה|לסל|افزودن به سبد|خرید',
    'カートに|かご[にへ]|購入|注文する|加入购物|加入購物|立即[购購]买?|放入购物|直接購買|购买|장바구니|구매|thêm vào giỏ|mua (?:ngay|hàng)|ตะกร้า|สั่งซื้อ|^ซื้อ|keranjang|^beli',
  ].join('|'),
  'iu',
);
const NAMES =
  /add[-_]?to[-_]?(?:cart|bag|basket|trolley)|add2cart|addcart|cart[-_]?add|basket[-_]?add|(?:to|into)[-_]?(?:cart|basket)(?:$|[\s_-])|buy[-_]?(?:now|button|btn|it)|(?:btn|button)[-_]?(?:buy|cart|basket)|product-form__(?:submit|cart)|warenkorb|koszyk|kosik|panier[-_]?ajout|ajout(?:er)?[-_]?(?:au[-_]?)?panier|carrito[-_]?a|comprar/;
/** A link that triggers an action instead of leading to another page. */
const ACTION =
  /^(?:#|javascript:|$)|cart|basket|panier|korb|ko[sš][ií]k|koszyk|carr(?:ito|ello|inho|o)\b|cest[ao]|sepet|korzin|winkel|kurv|korg|checkout|buy|order|purchase|add/i;
const DISABLED = /(?:^|[\s_-])(?:disabled|soldout|sold-out|out-?of-?stock|unavailable)(?:$|[\s_-])/;

/** The visible buy buttons of this page's product within a range of pieces. */
export function buyButtons(
  outline: Outline,
  visibility: VisibilityIndex,
  isOther: (at: number) => boolean,
  from: number,
  to: number,
): BuyButton[] {
  const found = new Map<Element, BuyButton>();
  for (let at = from; at < to; at++) {
    const piece = outline.pieces[at];
    const button = piece ? clickable(piece.element) : null;
    if (!piece || !button || found.has(button)) continue;
    if (!isBuying(button, piece.start < 0 ? '' : outline.textOf(piece), outline) || isOther(at)) continue;
    const { isHidden, isAside, isSide } = visibility.of(button);
    if (isHidden || isAside) continue;
    const attributes = outline.attributes(button);
    const isOff = attributes.has('disabled') || DISABLED.test(outline.label(button));
    found.set(button, { at, element: button, isWorking: !isOff, isSide });
  }
  return preferred([...found.values()], ({ isSide }) => !isSide);
}

function clickable(element: Element): Element | null {
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_ANCESTORS; step++, around = around.parent)
    if (CLICKED.has(around.name)) return around;
  return null;
}

const isAction = (href: string): boolean => ACTION.test(href.trim());

function isBuying(button: Element, text: string, outline: Outline): boolean {
  const attributes = outline.attributes(button);
  if (button.name === 'input') {
    if (!/^(?:submit|button|image)$/i.test(attributes.get('type') ?? '')) return false;
    return WORDS.test(attributes.get('value') ?? attributes.get('alt') ?? '') || NAMES.test(outline.label(button));
  }
  if (button.name === 'a' && !isAction(attributes.get('href') ?? '') && !NAMES.test(outline.label(button)))
    return false;
  const said = [text, attributes.get('title') ?? '', attributes.get('aria-label') ?? ''];
  if (said.some((each) => each.length <= MAX_LENGTH && WORDS.test(each.trim()))) return true;
  return NAMES.test(`${outline.label(button)} ${(attributes.get('name') ?? '').toLowerCase()}`);
}
