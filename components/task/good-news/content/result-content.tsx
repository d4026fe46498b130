import { Icon } from '#components/ui/pictures/icon.tsx'
import type { GoodNews, ShownResult } from '#store/slices/good-news.ts'
import { GoldScene } from '../picture/gold-scene.tsx'
import type { GoodNewsHandlers, GoodNewsContent, GoodNewsTexts } from './good-news-content.ts'
import type { GoodNewsAction } from '../picture/good-news-view.tsx'
import { PosterScene } from '../picture/poster-scene.tsx'
import styles from './result-facts.module.css'
import type { GoodNewsData } from './use-good-news-data.ts'

/** The final result of an activity (design §13, "Moments"): gold for a prize, the activity's own scene for none. */
export function resultContent(
  { result }: GoodNews,
  { activity }: GoodNewsData,
  { t }: GoodNewsTexts,
  { showSection, showRewards, close }: GoodNewsHandlers,
): GoodNewsContent {
  if (!result) throw new Error('the overlay has no result')
  const { title, sentence, figure, line, isWon, facts, more } = result
  const seeMore = more && { label: more.label, onPress: () => showSection(more.sectionId) }
  const done: GoodNewsAction = { label: t('moment.done'), onPress: close }
  const seeRewards: GoodNewsAction = { label: t('task.see_rewards'), onPress: showRewards ?? close }
  return {
    scene: isWon ? (
      <GoldScene figure={figure} line={line} icon="trophy" />
    ) : (
      activity && <PosterScene activity={activity} />
    ),
    title,
    sentence,
    children: facts.length > 0 && <Facts facts={facts} />,
    actions: isWon ? [seeRewards, seeMore ?? done] : seeMore ? [seeMore, done] : [done],
    isDecision: false,
  }
}

function Facts({ facts }: Pick<ShownResult, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>
            <Icon icon="check-circle" weight="fill" className={styles.tick} />
            {label}
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
