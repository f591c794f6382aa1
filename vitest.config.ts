import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { MAX_TEST_MS, SOON } from './test/setup/bounds.ts';

const shared = {
  // Isolation, not the runner, is what costs: one process per worker, state kept out of modules.
  isolate: false,
  globalSetup: ['test/setup/database.ts'],
  testTimeout: MAX_TEST_MS,
  hookTimeout: MAX_TEST_MS,
  expect: { poll: SOON },
  // As the service runs: Node loads the files itself, in a fraction of the time that Vite takes to serve them.
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/** Code that Vite builds for browsers, and that needs it. */
const BROWSER = ['test/{console,widget}/**/*.test.ts'];

/** Tests with a database, with sockets or threads, and those that take seconds. */
const INTEGRATION = [
  'test/{access,actions,client,http,operations,storage,threads,transfer}/**/*.test.ts',
  'test/chat/{adviser,bounded-fetch,builtin-*,conversations,page-questions,spending,text-limits,text-work,unknown-names}.test.ts',
  'test/chat/evidence/{gauntlet,verified-gauntlet}.test.ts',
  'test/cli/key-user.test.ts',
  'test/crawl/{camera,documents,fetch*,guards,hostile*,odd-shop,platform*,render,run*,threads,worker*}.test.ts',
  'test/crawl/{endless-lists,extract-price-grid,extract-sources,extract-visible,listing-grid,read-sitemaps}.test.ts',
  'test/crawl/{front,pattern,styles}/**/*.test.ts',
  'test/demo-shop/fetcher.test.ts',
  'test/feeds/import.test.ts',
];

/** Files that take longer than all others: one that began late would be waited for alone. */
const LONGEST = [
  'system/kills',
  'system/outage',
  'system/embedded',
  'system/storefronts',
  'e2e/every-page',
  'chat/conversations',
  'chat/text-work',
  'chat/evidence/verified-gauntlet',
].map((name) => `/test/${name}.test.ts`);

/** Begins with tests that take long and mostly wait; short ones fill the time that these leave. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['system', 'e2e', 'integration', 'unit'];
    const placeOf = ({ project, moduleId }: TestSpecification) =>
      LONGEST.some((name) => moduleId.endsWith(name)) ? -1 : order.indexOf(project.name);
    // oxlint-disable-next-line unicorn/no-array-sort -- this is no array
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  test: {
    // Most of the time some wait, for a process or a page, so that others can work, on two cores as well.
    maxWorkers: 4,
    // `npm test` runs twice, and people often: what has not changed is not compiled again.
    fsModuleCache: true,
    reporters: ['default', './test/setup/failures-at-once.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'test/system/**', 'test/e2e/**', ...INTEGRATION, ...BROWSER],
          globalSetup: [],
        },
      },
      {
        test: {
          ...shared,
          name: 'unit-browser',
          include: BROWSER,
          globalSetup: [],
          experimental: {},
          setupFiles: ['test/setup/console-texts.ts'],
        },
      },
      // The service in this process, with a database of its own.
      { test: { ...shared, name: 'integration', include: INTEGRATION } },
      // Whole processes, started and killed as operators and accidents do.
      {
        test: {
          ...shared,
          name: 'system',
          include: ['test/system/**/*.test.ts'],
          globalSetup: [
            'test/setup/cluster.ts',
            'test/setup/browser-install.ts',
            'test/setup/mcp-clients-install.ts',
            'test/setup/promtool-install.ts',
          ],
        },
      },
      // The pages as people use them, in Chromium.
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: [
            'test/setup/pages.ts',
            'test/setup/cluster.ts',
            'test/setup/browser-install.ts',
            'test/setup/mcp-clients-install.ts',
          ],
        },
      },
    ],
  },
});
