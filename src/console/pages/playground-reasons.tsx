import { Badge, Group, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FALLBACKS, OUTCOMES, languageName, spaced, timesText, tokensText } from '../answer-names.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { formatPrice } from '../parts/price.ts';
import type { Asked } from '../types.ts';
import { HeldBack, SourceList } from './answer-view.tsx';
import styles from './playground.module.css';

type Explanation = NonNullable<Asked['explanation']>;
type Wish = Explanation['request'];

const MAX_INTENTS = 4;

/** How an answer came about: what was understood, searched, found and held back. */
export function Reasons({ asked }: { asked: Asked }) {
  const { outcome, lacking, sources, cut, explanation, tools, model, fallback, firstMs, totalMs } = asked;
  return (
    <div className={styles.reasons}>
      <Group gap="xs">
        <Badge {...(outcome === 'answered' && { color: 'green' })}>{OUTCOMES[outcome]}</Badge>
        {lacking.length > 0 && <Text size="sm">Lacking: {lacking.join(', ')}</Text>}
      </Group>
      {explanation ? (
        <>
          <Understood explanation={explanation} />
          <Found explanation={explanation} />
          <Read explanation={explanation} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          A language model answered. {tools.length > 0 && `It looked things up with: ${tools.map(spaced).join(', ')}.`}
        </Text>
      )}
      <SourceList sources={sources} />
      <HeldBack cut={cut} />
      <Block title="Cost">
        <Text size="sm">
          {model}: {tokensText(asked)}; {timesText(firstMs, totalMs)}
        </Text>
        {fallback !== null && <Text size="sm">{FALLBACKS[fallback] ?? fallback}.</Text>}
      </Block>
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <Text fw={550} size="sm" mb="0.25rem">
        {title}
      </Text>
      {children}
    </div>
  );
}

function Understood({ explanation }: { explanation: Explanation }) {
  const { language, cues, request, before, focus, list, named, intents } = explanation;
  const { shopper, catalogue } = language;
  const likely = intents.filter(({ score }) => score > 0).slice(0, MAX_INTENTS);
  const rows: [string, string][] = [
    [
      'Language',
      shopper === catalogue
        ? languageName(shopper)
        : `${languageName(shopper)}; the catalogue is in ${languageName(catalogue)}`,
    ],
    ['Asked for', wishText(request)],
    ['Before', before ? wishText(before) : ''],
    ['“It” is', focus ?? ''],
    ['“They” are', list.length > 1 ? list.join(', ') : ''],
    ['Named', named.join(', ')],
    ['Signals', cues.join(', ')],
    ['Intents', likely.map(({ name, score }) => `${name} ${Math.round(score)}`).join(', ')],
  ];
  return (
    <Block title="Understood">
      <DescriptionList items={rows.filter(([, text]) => text !== '')} />
    </Block>
  );
}

/** Says what a request asks for, with the concepts that its words stand for. */
function wishText({ terms, excluded, limits, measures }: Wish): string {
  const [currency = null] = [limits.currency ?? []].flat();
  const term = ({ word, concepts }: Wish['terms'][number]) =>
    concepts.length > 0 ? `${word} (${concepts.map(conceptName).join(', ')})` : word;
  return [
    ...terms.map(term),
    ...excluded.map((each) => `without ${term(each)}`),
    ...(limits.minPrice === undefined ? [] : [`from ${formatPrice(limits.minPrice, currency)}`]),
    ...(limits.maxPrice === undefined ? [] : [`up to ${formatPrice(limits.maxPrice, currency)}`]),
    ...measures,
  ].join(', ');
}

/** `kindsHome.kettle` → kettle */
const conceptName = (concept: string): string => concept.slice(concept.lastIndexOf('.') + 1);

function Found({ explanation: { found } }: { explanation: Explanation }) {
  return (
    <Block title={found.isRefined ? 'Found, together with the request before' : 'Found'}>
      {found.hits.length === 0 ? (
        <Text size="sm">No products.</Text>
      ) : (
        <List size="sm" type="ordered">
          {found.hits.map(({ title, score, lacks }, at) => (
            // Several products may have one title.
            // oxlint-disable-next-line react/no-array-index-key
            <List.Item key={at}>
              {title}{' '}
              <Text span inherit c="dimmed">
                {score.toFixed(2)}
                {lacks.length > 0 && `, lacks: ${lacks.join(', ')}`}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </Block>
  );
}

/** The passages that were read for the answer. */
function Read({ explanation: { said, shop } }: { explanation: Explanation }) {
  if (said.length === 0 && !shop) return null;
  const passages = [
    ...said.map(({ text, score }) => ({ text, note: score.toFixed(2) })),
    ...(shop
      ? [
          {
            text: shop.quote,
            note: `${shop.title}, ${shop.isOnTopic ? 'on topic' : 'not on topic'}, ${shop.share.toFixed(2)}`,
          },
        ]
      : []),
  ];
  return (
    <Block title="Evidence">
      <List size="sm">
        {passages.map(({ text, note }) => (
          <List.Item key={text + note}>
            <span dir="auto">{text}</span>{' '}
            <Text span inherit c="dimmed">
              {note}
            </Text>
          </List.Item>
        ))}
      </List>
    </Block>
  );
}
