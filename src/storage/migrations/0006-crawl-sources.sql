-- A run may read an e-commerce platform's own product list.
alter table crawl_runs drop constraint crawl_runs_source_check;
alter table crawl_runs add constraint crawl_runs_source_check
  check (source in ('sitemap', 'links', 'shopify', 'woocommerce', 'magento'));
