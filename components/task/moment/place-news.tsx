import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy'
import { Icon } from '#components/ui/icon.tsx'
import type { Moment } from '#store/slices/moment.ts'
import { GoldScene } from './gold-scene.tsx'
import type { MomentHandlers, MomentNews, MomentTexts } from './moment-news.ts'
import styles from './place-facts.module.css'
import { PosterScene } from './poster-scene.tsx'
import type { MomentData } from './use-moment-data.ts'

/** The final place of a leaderboard (design §13, "Moments"): gold for a prize, the activity's own scene for none. */
export function placeNews(
  { place }: Moment,
  { activity }: MomentData,
  { t }: MomentTexts,
  { showSection, showRewards, close }: MomentHandlers,
): MomentNews {
  if (!place) throw new Error('the overlay has no place')
  const { title, rank, ofAll, isWon, facts, sectionId } = place
  const seeAll = { label: t('moment.see_leaderboard'), onPress: () => showSection(sectionId) }
  return {
    scene: isWon ? (
      <GoldScene figure={rank} line={ofAll} icon={TrophyIcon} />
    ) : (
      activity && <PosterScene activity={activity} />
    ),
    title,
    sentence: t('activity.settled_line'),
    children: facts.length > 0 && (
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>
              <Icon icon={CheckCircleIcon} weight="fill" className={styles.tick} />
              {label}
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    ),
    actions: isWon
      ? [{ label: t('task.see_rewards'), onPress: showRewards ?? close }, seeAll]
      : [seeAll, { label: t('moment.done'), onPress: close }],
    isDecision: false,
  }
}
