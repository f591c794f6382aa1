import { ButtonLink, TextLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { useOrganization } from '../queries.ts';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { Insight } from '../types.ts';

const { notFound, products: words } = texts.insight;

const given = <Row,>(data: readonly Row[]) => ({ data, error: null, refetch: () => {} });

/** Shows what open questions ask for and the shop does not mention. */
export function NotFound({ lacking, assistantId }: { lacking: Insight['tops']['lacking']; assistantId: string }) {
  const { organizationId } = useOrganization();
  return (
    <Section
      title={notFound.title}
      lead={notFound.lead}
      action={
        lacking.length > 0 && (
          <ButtonLink
            variant="default"
            to="/organizations/$organizationId/assistants/$assistantId/questions"
            params={{ organizationId, assistantId }}
          >
            {notFound.open}
          </ButtonLink>
        )
      }
    >
      <Table
        label={notFound.title}
        query={given(lacking)}
        rowKey={({ name }) => name}
        empty={<Empty title={notFound.empty.title}>{notFound.empty.next}</Empty>}
        columns={[
          { header: notFound.word, cell: ({ name }) => name },
          { header: notFound.questions, cell: ({ questions }) => formatNumber(questions) },
          { header: notFound.example, cell: ({ example }) => notFound.quoted(example) },
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
    <Section title={words.title} lead={words.lead}>
      <Table
        label={words.title}
        query={given(products)}
        rowKey={({ productId }) => productId}
        empty={<Empty title={words.empty.title}>{words.empty.next}</Empty>}
        columns={[
          {
            header: words.product,
            cell: ({ title }) =>
              title === null ? (
                words.removed
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
          { header: words.shown, cell: ({ shown }) => formatNumber(shown) },
          { header: words.clicked, cell: ({ clicked }) => formatNumber(clicked) },
          { header: words.cart, cell: ({ addedToCart }) => formatNumber(addedToCart) },
        ]}
      />
    </Section>
  );
}
