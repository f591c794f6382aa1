import { Anchor, Badge, Group, Text } from '@mantine/core';
import { fallbackText, languageText, timesText, tokensText, toolsText } from '../answer-formats.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { RichText, isHttp } from '../parts/rich-text.tsx';
import { Time } from '../parts/time.tsx';
import { texts } from '../texts/texts.ts';
import type { Exchange } from '../types.ts';
import { AnswerParts, HeldBack, SourceList } from './answer-view.tsx';
import styles from './conversation.module.css';

const { exchange: words, ratings } = texts.conversations;

/** A question and its answer, with what is behind it folded away. */
export function ExchangeView({ exchange }: { exchange: Exchange }) {
  const { question, answer, parts, outcome, feedback, createdAt } = exchange;
  return (
    <article aria-label={question} className={styles.exchange}>
      <div className={styles.question} dir="auto">
        {question}
      </div>
      <div className={styles.answer}>
        {answer === null ? <Text c="dimmed">{words.noAnswer}</Text> : <RichText text={answer} />}
        <AnswerParts parts={parts} />
        {outcome === 'handed_over' && <Text size="sm">{words.handedOver}</Text>}
      </div>
      <Group gap="xs" className={styles.marks}>
        <Text size="sm" c="dimmed">
          <Time at={createdAt} />
        </Text>
        {outcome && outcome !== 'answered' && <Badge>{texts.answers.outcomes[outcome]}</Badge>}
        {feedback && <Badge {...(feedback === 'up' && { color: 'green' })}>{ratings[feedback]}</Badge>}
        {exchange.aborted && <Badge>{words.notWaitedFor}</Badge>}
      </Group>
      {answer !== null && <Behind exchange={exchange} />}
    </article>
  );
}

function Behind({ exchange }: { exchange: Exchange }) {
  const { page, sources, tools, language, model, fallback } = exchange;
  const { lacking, cut, firstMs, totalMs, settledAt, knowledgeId } = exchange;
  const settle = knowledgeId === null ? words.dismissed : words.byKnowledge;
  const items = [
    ...(page ? ([[words.askedOn, <PageLink key="page" {...page} />]] as const) : []),
    ...(lacking.length > 0 ? ([[words.lacking, lacking.join(', ')]] as const) : []),
    ...(tools.length > 0 ? ([[words.tools, toolsText(tools)]] as const) : []),
    [words.model, model ?? texts.answers.unknown],
    ...(fallback ? ([[words.fallback, fallbackText(fallback)]] as const) : []),
    [words.language, languageText(language)],
    [words.cost, tokensText(exchange)],
    [words.time, timesText(firstMs, totalMs)],
    ...(settledAt ? ([[words.settled, settle(<Time at={settledAt} />)]] as const) : []),
  ] as const;
  return (
    <details className={styles.behind}>
      <summary>{words.behind}</summary>
      <div className={styles.details}>
        <SourceList sources={sources} />
        <HeldBack cut={cut} />
        <DescriptionList items={items} />
      </div>
    </details>
  );
}

function PageLink({ url, title }: NonNullable<Exchange['page']>) {
  if (!isHttp(url)) return title ?? url;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow" inherit>
      {title || url}
    </Anchor>
  );
}
