import { useLocale, useTranslations } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { OwnClock } from '#components/ui/time/own-clock.tsx'
import { readWinners } from '#lib/queries/draws.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import type { MarqueeRecord } from '@fanfare/contract/activity/campaign.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import styles from './latest-winners.module.css'

/** A shorter list would look as if the activity had no participants. */
const FEWEST = 5

/** The latest winners of this activity. Renders nothing while there are few, or while the platform has no list of them. */
export async function LatestWinners({ activityId }: { activityId: string }) {
  const winners = await readWinners(await getLocale(), activityId)
  // The list has the rewards of tasks as well; here those are draws, not prizes.
  const prizes = (winners?.items ?? []).filter(({ reward }) => rewardWord(reward) !== 'draws')
  return prizes.length < FEWEST ? null : <WinnersCard items={prizes.slice(0, FEWEST)} />
}

/** Names and prizes, and when each was won; closed at first. */
function WinnersCard({ items }: { items: readonly MarqueeRecord[] }) {
  const t = useTranslations()
  return (
    <Card as="section" padded className={styles.card}>
      <Accordion items={[{ key: 'winners', title: t('lottery.winners'), body: <Winners items={items} /> }]} />
    </Card>
  )
}

function Winners({ items }: { items: readonly MarqueeRecord[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.list}>
      {items.map(({ maskedName, reward, at }) => (
        <li key={`${at} ${maskedName}`}>
          <span className={styles.name}>
            <bdi dir="ltr">{maskedName}</bdi>{' '}
            <span className={styles.age}>
              <OwnClock at={at} />
            </span>
          </span>
          <b>{isolateAmounts(locale, reward.label)}</b>
        </li>
      ))}
    </ul>
  )
}
