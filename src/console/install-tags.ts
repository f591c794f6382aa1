import type { ShopPlatform } from '../domain/shop-platforms.ts';

/** @param origin of this service */
type Code = (origin: string, key: string) => string;

const tag = (origin: string, key: string, data = '') =>
  `<script async src="${origin}/widget.js" data-key="${key}"${data}></script>`;

/** The code for each platform, as in docs/widget.md. */
export const SHOP_TAGS = {
  html: tag,
  gtm: (origin, key) => `<script>
  (function () {
    var script = document.createElement('script');
    script.async = true;
    script.src = '${origin}/widget.js';
    script.setAttribute('data-key', '${key}');
    document.head.appendChild(script);
  })();
</script>`,
  shopify: (origin, key) => `<script
  async
  src="${origin}/widget.js"
  data-key="${key}"
  data-language="{{ request.locale.iso_code }}"
></script>`,
  woocommerce: (origin, key) => `add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script('aisle', '${origin}/widget.js', [], null, ['strategy' => 'async']);
});
add_filter('script_loader_tag', function ($tag, $handle) {
    return $handle === 'aisle' ? str_replace(' src=', ' data-key="${key}" src=', $tag) : $tag;
}, 10, 2);`,
  shopware: (origin, key) => `{% sw_extends '@Storefront/storefront/layout/meta.html.twig' %}
{% block layout_head_javascript_tracking %}
    {{ parent() }}
    ${tag(origin, key)}
{% endblock %}`,
  magento: tag,
  prestashop: (origin, key) => `{extends file='parent:_partials/head.tpl'}
{block name='hook_header'}
  {$smarty.block.parent}
  ${tag(origin, key, ' data-language="{$language.iso_code}"')}
{/block}`,
} satisfies Record<ShopPlatform | 'html' | 'gtm', Code>;
export type TagPlace = keyof typeof SHOP_TAGS;
