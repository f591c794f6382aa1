import { Table } from '../parts/table.tsx';
import { Section } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { formatNumber } from '../texts/format.ts';
import { locale, texts } from '../texts/texts.ts';
import type { Quota } from '../types.ts';

const words = texts.settings.usage;

const MEGABYTES = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

const amount = (quota: Quota['quota'], value: number) =>
  quota === 'bytes' ? MEGABYTES.format(value / 1e6) : formatNumber(value);

/** Shows what the organization uses of its quotas, which only the operator changes. */
export function Usage() {
  const { name } = useOrganization();
  const quotas = useOrganizationQuery('get_quotas', {});
  return (
    <Section title={words.title} lead={words.lead(name)}>
      <Table
        label={words.title}
        query={quotas}
        rowKey={({ quota }) => quota}
        empty={null}
        columns={[
          { header: words.quota, cell: ({ quota }) => words.quotas[quota] },
          { header: words.used, cell: ({ quota, used }) => amount(quota, used) },
          {
            header: words.limit,
            cell: ({ quota, limit }) => (limit === null ? words.unlimited : amount(quota, limit)),
          },
        ]}
      />
    </Section>
  );
}
