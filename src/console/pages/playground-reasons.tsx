import { Badge, Group, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { fallbackText, languageText, timesText, tokensText, toolsText } from '../answer-formats.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { formatPrice } from '../parts/price.ts';
import { locale, texts } from '../texts/texts.ts';
import type { Asked } from '../types.ts';
import { HeldBack, SourceList } from './answer-view.tsx';
import styles from './playground.module.css';

type Explanation = NonNullable<Asked['explanation']>;
type Request = Explanation['request'];

const words = texts.playground.reasons;
const SCORE = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const MAX_INTENTS = 4;

/** Shows how an answer came about: what was understood, searched, found and held back. */
export function Reasons({ asked }: { asked: Asked }) {
  const { outcome, lacking, sources, cut, explanation, tools, model, fallback, firstMs, totalMs } = asked;
  return (
    <div className={styles.reasons}>
      <Group gap="xs">
        <Badge {...(outcome === 'answered' && { color: 'green' })}>{texts.answers.outcomes[outcome]}</Badge>
        {lacking.length > 0 && <Text size="sm">{words.lacking(lacking.join(', '))}</Text>}
      </Group>
      {explanation ? (
        <>
          <Understood explanation={explanation} />
          <Found explanation={explanation} />
          <Read explanation={explanation} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {tools.length > 0 ? words.modelLookedUp(toolsText(tools)) : words.modelAnswered}
        </Text>
      )}
      <SourceList sources={sources} />
      <HeldBack cut={cut} />
      <Block title={words.cost}>
        <Text size="sm">
          {model}: {tokensText(asked)}; {timesText(firstMs, totalMs)}
        </Text>
        {fallback !== null && <Text size="sm">{fallbackText(fallback)}.</Text>}
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
  const { language, request, before, focus, list, named, intents } = explanation;
  const { shopper, catalogue } = language;
  const likely = intents.filter(({ score }) => score > 0).slice(0, MAX_INTENTS);
  const rows: [string, string][] = [
    [
      words.language,
      shopper === catalogue ? languageText(shopper) : words.languages(languageText(shopper), languageText(catalogue)),
    ],
    [words.request, requestText(request)],
    [words.before, before ? requestText(before) : ''],
    [words.focus, focus ?? ''],
    [words.list, list.length > 1 ? list.join(', ') : ''],
    [words.named, named.join(', ')],
    [words.meanings.label, likely.map(({ name, score }) => `${meaning(name)} ${Math.round(score)}`).join(', ')],
  ];
  return (
    <Block title={words.understood}>
      <DescriptionList items={rows.filter(([, text]) => text !== '')} />
    </Block>
  );
}

const meaning = (intent: string): string =>
  Object.hasOwn(words.meanings.names, intent)
    ? words.meanings.names[intent as keyof typeof words.meanings.names]
    : intent;

/** Says what a request asks for, with the concepts that its words stand for. */
function requestText({ terms, excluded, limits, measures }: Request): string {
  const [currency = null] = [limits.currency ?? []].flat();
  const term = ({ word, concepts }: Request['terms'][number]) =>
    concepts.length > 0 ? `${word} (${concepts.map(conceptName).join(', ')})` : word;
  return [
    ...terms.map(term),
    ...excluded.map((each) => words.without(term(each))),
    ...(limits.minPrice === undefined ? [] : [words.fromPrice(formatPrice(limits.minPrice, currency))]),
    ...(limits.maxPrice === undefined ? [] : [words.upToPrice(formatPrice(limits.maxPrice, currency))]),
    ...measures,
  ].join(', ');
}

/** `kindsHome.kettle` → kettle */
const conceptName = (concept: string): string => concept.slice(concept.lastIndexOf('.') + 1);

function Found({ explanation: { found } }: { explanation: Explanation }) {
  return (
    <Block title={found.isRefined ? words.foundRefined : words.found}>
      {found.hits.length === 0 ? (
        <Text size="sm">{words.noProducts}</Text>
      ) : (
        <List size="sm" type="ordered">
          {found.hits.map(({ title, score, lacks }, at) => (
            // Several products may have one title.
            // oxlint-disable-next-line react/no-array-index-key
            <List.Item key={at}>
              {title}{' '}
              <Text span inherit c="dimmed">
                {words.hit(SCORE.format(score), lacks.join(', '))}
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
    ...said.map(({ text, score }) => ({ text, note: SCORE.format(score) })),
    ...(shop ? [{ text: shop.quote, note: noteOn(shop) }] : []),
  ];
  return (
    <Block title={words.evidence}>
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

const noteOn = ({ title, isOnTopic, share }: NonNullable<Explanation['shop']>): string =>
  (isOnTopic ? words.onTopic : words.offTopic)(title, SCORE.format(share));
