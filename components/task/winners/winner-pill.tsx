import { useWords } from '#components/ui/text/use-words.ts'
import { AgeText } from '#components/ui/time/age-text.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import type { WinnerEvent } from '@fanfare/contract/realtime.ts'
import { rewardSchema } from '@fanfare/contract/task/task.ts'
import { marqueeRecord, type MarqueeRecord } from '@fanfare/contract/activity/campaign.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import type { Call } from '#lib/http/call.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { REWARD_ICONS } from '../reward-look.ts'
import styles from './winners-strip.module.css'

type Winner = Pick<MarqueeRecord, 'maskedName' | 'reward' | 'at'>

/** A winner whose reward has not been validated yet. */
export type LiveWinner = Pick<WinnerEvent, 'maskedName' | 'at' | 'reward'>

/** Two claims at the same moment differ in the name. */
export const winnerKey = ({ at, maskedName }: LiveWinner) => `${at} ${maskedName}`

/** One claim: the masked name, the reward, and how long ago it was. */
export function WinnerPill({ maskedName, reward, at }: Winner) {
  const { t, locale, rewardText } = useWords()
  return (
    <li className={styles.pill}>
      <SmallIcon icon={REWARD_ICONS[rewardWord(reward)]} weight="duotone" />
      <span>
        {t.rich('winners.claimed', {
          name: isolateLtr(locale, maskedName),
          reward: isolateLtr(locale, rewardText(reward)),
          strong: (chunks) => <b>{chunks}</b>,
        })}
      </span>
      <AgeText at={at} className={styles.age} />
    </li>
  )
}

/** The latest winners over HTTP, newest first. */
export const readWinners = async (call: Call) => (await call(marqueeRecord, { query: {} })).items

/** Loaded with the first winner who arrives while the page is open. */
export const WinnerPills = ({ winners }: { winners: readonly LiveWinner[] }) =>
  winners.map((winner) => {
    const { data } = rewardSchema.safeParse(winner.reward)
    // Not objects: the socket has their name in only one language, the server's list in the reader's.
    if (!data || 'item' in data.amount) return null
    return <WinnerPill key={winnerKey(winner)} {...winner} reward={data} />
  })
