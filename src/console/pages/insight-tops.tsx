import { ButtonLink, TextLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { useOrganization } from '../queries.ts';
import type { Insight } from '../types.ts';

const given = <Row,>(data: readonly Row[]) => ({ data, error: null, refetch: () => {} });

/** What open questions ask for and the shop does not mention. */
export function NotFound({ lacking, assistantId }: { lacking: Insight['tops']['lacking']; assistantId: string }) {
  const { organizationId } = useOrganization();
  return (
    <Section
      title="Asked for and not found"
      lead="Words of questions still open that neither your products nor your knowledge mention. Add a product, a synonym or an answer."
      action={
        lacking.length > 0 && (
          <ButtonLink
            variant="default"
            to="/organizations/$organizationId/assistants/$assistantId/questions"
            params={{ organizationId, assistantId }}
          >
            Open questions
          </ButtonLink>
        )
      }
    >
      <Table
        label="Asked for and not found"
        query={given(lacking)}
        rowKey={({ name }) => name}
        empty={
          <Empty title="Nothing is missing">
            No open question of this period asks for something that your shop does not mention.
          </Empty>
        }
        columns={[
          { header: 'What', cell: ({ name }) => name },
          { header: 'Questions', cell: ({ questions }) => questions.toLocaleString() },
          { header: 'For example', cell: ({ example }) => `“${example}”` },
        ]}
      />
    </Section>
  );
}

interface TopProductsProps {
  products: Insight['tops']['products'];
  assistantId: string;
}

export function TopProducts({ products, assistantId }: TopProductsProps) {
  const { organizationId } = useOrganization();
  return (
    <Section title="Products" lead="Those that were put into carts, clicked and shown most.">
      <Table
        label="Products"
        query={given(products)}
        rowKey={({ productId }) => productId}
        empty={<Empty title="No products shown yet">They appear here once answers show them.</Empty>}
        columns={[
          {
            header: 'Product',
            cell: ({ title }) =>
              title === null ? (
                'Removed since'
              ) : (
                <TextLink
                  to="/organizations/$organizationId/assistants/$assistantId/catalogue"
                  params={{ organizationId, assistantId }}
                  search={{ query: title }}
                >
                  {title}
                </TextLink>
              ),
          },
          { header: 'Shown', cell: ({ shown }) => shown.toLocaleString() },
          { header: 'Clicked', cell: ({ clicked }) => clicked.toLocaleString() },
          { header: 'Put into carts', cell: ({ addedToCart }) => addedToCart.toLocaleString() },
        ]}
      />
    </Section>
  );
}
