/** The path below which the service serves its example shop, once for each assistant that runs there. */
export const DEMO_SHOP_PATH = '/demo-shop';

/** The service's own example shop, for people who have none at hand. */
export interface DemoShop {
  /** The address of its home page with the widget of one assistant. */
  urlFor(embedKey: string): string;
  /** Returns the data that the shop's owner would enter for an assistant at that address. */
  describe(siteUrl: string): Promise<DemoShopAssistant>;
}

export interface DemoShopAssistant {
  name: string;
  siteUrl: string;
  greeting: string;
  branding: { primaryColor: string; logoUrl: string; launcherText: string };
  knowledge: readonly { title: string; content: string }[];
}

/** True for the assistant of a demo shop, under whichever name the service was called. */
export const runsInDemoShop = ({ siteUrl, embedKey }: { siteUrl: string | null; embedKey: string }): boolean =>
  siteUrl?.endsWith(`${DEMO_SHOP_PATH}/${embedKey}/`) ?? false;
