import { Icon } from '#components/ui/pictures/icon.tsx'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { GoodNews, ShownResult } from '#store/slices/good-news.ts'
import { GoldScene, MedalScene } from '../picture/gold-scene.tsx'
import type { GoodNewsHandlers, GoodNewsContent, GoodNewsTexts } from './good-news-content.ts'
import type { GoodNewsAction } from '../picture/good-news-view.tsx'
import { PosterScene } from '../picture/poster-scene.tsx'
import styles from './result-facts.module.css'
import { figureOf, shareOf } from '#components/share/share-subject.ts'
import { Text } from '#components/ui/layout/layout.tsx'
import type { GoodNewsData } from './use-good-news-data.ts'

/** The final result of an activity (design §13): a medal, gold for a prize, the activity's own scene for none. */
export function resultContent(
  { result }: GoodNews,
  { activity }: GoodNewsData,
  texts: GoodNewsTexts,
  { showSection, showRewards, openShare, close }: GoodNewsHandlers,
): GoodNewsContent {
  if (!result) throw new Error('the overlay has no result')
  const { t, locale } = texts
  const { title, sentence, figure, line, isWon, place, facts, more } = result
  const seeMore = more && { label: more.label, onPress: () => showSection(more.sectionId) }
  const done: GoodNewsAction = { label: t('moment.done'), onPress: close }
  const seeRewards: GoodNewsAction = { label: t('task.see_rewards'), onPress: showRewards ?? close }
  const hasMedal = isWon && place !== undefined && place.rank <= LAST_MEDAL
  const heading = t(place ? 'share.title_place' : 'share.title_reward')
  const poster = figureOf(figure, t(place ? 'share.lead_place' : 'share.lead_got'), texts)
  const told = { figure: { ...poster, unit: poster.unit ?? line }, isGold: !place, heading }
  return {
    scene: hasMedal ? (
      <MedalScene place={place.rank} />
    ) : isWon ? (
      <GoldScene figure={figure} line={line} icon="trophy" />
    ) : (
      activity && <PosterScene activity={activity} />
    ),
    title,
    sentence,
    children: (
      <>
        {place && place.total !== null && <PlaceBar rank={place.rank} total={place.total} t={t} locale={locale} />}
        {facts.length > 0 && <Facts facts={facts} />}
      </>
    ),
    ...(isWon &&
      activity && {
        share: {
          label: heading,
          line: t('share.line'),
          figure: poster.amount,
          unit: poster.unit,
          onPress: () => openShare(shareOf(activity, told, texts)),
        },
      }),
    actions: isWon ? [seeRewards, ...(seeMore ? [seeMore, done] : [done])] : seeMore ? [seeMore, done] : [done],
    isTimed: false,
  }
}

/** The last place with a medal. */
const LAST_MEDAL = 3
/** Fewer traders than this would make a place look small. */
const SHOWN_FROM = 20

interface PlaceBarProps extends Pick<GoodNewsTexts, 't' | 'locale'> {
  rank: number
  total: number
}

/** The place among all as a bar, from the last to the first. */
function PlaceBar({ rank, total, t, locale }: PlaceBarProps) {
  const behind = total - rank
  if (total < SHOWN_FROM || behind <= 0) return null
  const number = (count: number) => formatNumber(locale, String(count))
  return (
    <div className={styles.place}>
      <div className={styles.line} aria-hidden="true">
        <i style={{ inlineSize: `${(100 * behind) / total}%` }} />
      </div>
      <p>
        <span aria-hidden="true">{number(total)}</span>
        <b>{t('moment.ahead_of', { count: behind, value: number(behind) })}</b>
        <span aria-hidden="true">{number(1)}</span>
      </p>
    </div>
  )
}

function Facts({ facts }: Pick<ShownResult, 'facts'>) {
  return (
    <Text as="dl" size="note" text="start" className={styles.facts}>
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
    </Text>
  )
}
