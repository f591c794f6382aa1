import { Table } from '../parts/table.tsx';
import { Section } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { Quota } from '../types.ts';

const LABELS: Readonly<Record<Quota['quota'], string>> = {
  assistants: 'Assistants',
  products: 'Products',
  knowledge: 'Knowledge entries',
  bytes: 'Text of products and knowledge',
};

const MEGABYTES = new Intl.NumberFormat(undefined, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

const amount = (quota: Quota['quota'], value: number) =>
  quota === 'bytes' ? MEGABYTES.format(value / 1e6) : value.toLocaleString();

/** What the organization uses of its quotas, which only the operator changes. */
export function Usage() {
  const { name } = useOrganization();
  const quotas = useOrganizationQuery('get_quotas', {});
  return (
    <Section title="Usage" lead={`What ${name} has, and may have. The operator of this server sets the limits.`}>
      <Table
        label="Usage"
        query={quotas}
        rowKey={({ quota }) => quota}
        empty={null}
        columns={[
          { header: 'What', cell: ({ quota }) => LABELS[quota] },
          { header: 'Used', cell: ({ quota, used }) => amount(quota, used) },
          { header: 'Limit', cell: ({ quota, limit }) => (limit === null ? 'None' : amount(quota, limit)) },
        ]}
      />
    </Section>
  );
}
