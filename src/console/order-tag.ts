/** The tag for the order confirmation page, with the values of an example, as in docs/widget.md. */
export const orderTag = (origin: string, key: string) =>
  `<script
  async
  src="${origin}/order.js"
  data-key="${key}"
  data-order="1001"
  data-total="129.90"
  data-currency="EUR"
></script>`;
