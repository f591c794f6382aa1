import { Anchor, Badge, Group, Text } from '@mantine/core';
import { FALLBACKS, OUTCOMES, languageName, spaced, tokensText, timesText } from '../answer-names.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { RichText, isHttp } from '../parts/rich-text.tsx';
import { Time } from '../parts/time.tsx';
import type { Exchange } from '../types.ts';
import { AnswerParts, HeldBack, SourceList } from './answer-view.tsx';
import styles from './conversation.module.css';

/** A question and its answer, with what is behind it folded away. */
export function ExchangeView({ exchange }: { exchange: Exchange }) {
  const { question, answer, parts, outcome, feedback, createdAt } = exchange;
  return (
    <article aria-label={question} className={styles.exchange}>
      <div className={styles.question} dir="auto">
        {question}
      </div>
      <div className={styles.answer}>
        {answer === null ? <Text c="dimmed">No answer: it was interrupted.</Text> : <RichText text={answer} />}
        <AnswerParts parts={parts} />
        {outcome === 'handed_over' && <Text size="sm">The shopper was shown how to reach a person.</Text>}
      </div>
      <Group gap="xs" className={styles.marks}>
        <Text size="sm" c="dimmed">
          <Time at={createdAt} />
        </Text>
        {outcome && outcome !== 'answered' && <Badge>{OUTCOMES[outcome]}</Badge>}
        {feedback && <Badge {...(feedback === 'up' && { color: 'green' })}>{feedback === 'up' ? 'Good' : 'Bad'}</Badge>}
        {exchange.aborted && <Badge>Not waited for</Badge>}
      </Group>
      {answer !== null && <Behind exchange={exchange} />}
    </article>
  );
}

function Behind({ exchange }: { exchange: Exchange }) {
  const { page, sources, tools, language, model, fallback } = exchange;
  const { lacking, cut, firstMs, totalMs, settledAt, knowledgeId } = exchange;
  const items = [
    ...(page ? ([['Asked on', <PageLink key="page" {...page} />]] as const) : []),
    ...(lacking.length > 0 ? ([['Was lacking', lacking.join(', ')]] as const) : []),
    ...(tools.length > 0 ? ([['Looked up with', tools.map(spaced).join(', ')]] as const) : []),
    ['Model', model ?? 'Unknown'],
    ...(fallback ? ([['Fallback', FALLBACKS[fallback] ?? fallback]] as const) : []),
    ['Language', languageName(language)],
    ['Cost', tokensText(exchange)],
    ['Time', timesText(firstMs, totalMs)],
    ...(settledAt
      ? ([
          [
            'Settled',
            <span key="settled">
              <Time at={settledAt} />, {knowledgeId === null ? 'dismissed' : 'by a knowledge entry'}
            </span>,
          ],
        ] as const)
      : []),
  ] as const;
  return (
    <details className={styles.behind}>
      <summary>Behind this answer</summary>
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
