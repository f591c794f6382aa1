/** How a shop system takes the widget's tag. */
interface ShopSystem {
  value: string;
  label: string;
  /** Where the code belongs. */
  place: string;
  /** @param origin of this service */
  code: (origin: string, key: string) => string;
}

const tag = (origin: string, key: string, data = '') =>
  `<script async src="${origin}/widget.js" data-key="${key}"${data}></script>`;

/** As in docs/widget.md. */
export const SHOP_SYSTEMS: readonly ShopSystem[] = [
  { value: 'html', label: 'Any HTML page', place: 'In every page of your shop, before </body>', code: tag },
  {
    value: 'gtm',
    label: 'Google Tag Manager',
    place: 'A Custom HTML tag, on All Pages',
    code: (origin, key) => `<script>
  (function () {
    var script = document.createElement('script');
    script.async = true;
    script.src = '${origin}/widget.js';
    script.setAttribute('data-key', '${key}');
    document.head.appendChild(script);
  })();
</script>`,
  },
  {
    value: 'shopify',
    label: 'Shopify',
    place: 'Online Store → Themes → Edit code → layout/theme.liquid, before </head>',
    code: (origin, key) => `<script
  async
  src="${origin}/widget.js"
  data-key="${key}"
  data-language="{{ request.locale.iso_code }}"
></script>`,
  },
  {
    value: 'woocommerce',
    label: 'WooCommerce',
    place: 'functions.php of the child theme',
    code: (origin, key) => `add_action('wp_enqueue_scripts', function () {
    wp_enqueue_script('aisle', '${origin}/widget.js', [], null, ['strategy' => 'async']);
});
add_filter('script_loader_tag', function ($tag, $handle) {
    return $handle === 'aisle' ? str_replace(' src=', ' data-key="${key}" src=', $tag) : $tag;
}, 10, 2);`,
  },
  {
    value: 'shopware',
    label: 'Shopware 6',
    place: 'Resources/views/storefront/layout/meta.html.twig of a theme',
    code: (origin, key) => `{% sw_extends '@Storefront/storefront/layout/meta.html.twig' %}
{% block layout_head_javascript_tracking %}
    {{ parent() }}
    ${tag(origin, key)}
{% endblock %}`,
  },
  {
    value: 'magento',
    label: 'Magento 2',
    place: 'Content → Design → Configuration → the store view → HTML Head → Scripts and Style Sheets',
    code: tag,
  },
  {
    value: 'prestashop',
    label: 'PrestaShop',
    place: 'templates/_partials/head.tpl of the child theme',
    code: (origin, key) => `{extends file='parent:_partials/head.tpl'}
{block name='hook_header'}
  {$smarty.block.parent}
  ${tag(origin, key, ' data-language="{$language.iso_code}"')}
{/block}`,
  },
];
