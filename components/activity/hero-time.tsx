import { useWords } from '#components/ui/text/use-words.ts'
import { CountdownBoxes } from '#components/ui/time/countdown-boxes.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { activityKind } from './activity-kind.ts'
import styles from './activity-hero.module.css'

export const whenKey = (status: ActivityDetail['status']) =>
  status === 'UPCOMING' ? 'starts_at' : status === 'ENDED' ? 'ended_at' : 'ends_at'

export const nextOf = ({ status, startTime, endTime }: Pick<ActivityDetail, 'status' | 'startTime' | 'endTime'>) =>
  status === 'UPCOMING' ? startTime : endTime

export interface HeroTimeProps {
  activity: Pick<ActivityDetail, 'activityType' | 'path' | 'status' | 'startTime' | 'endTime' | 'timeZone'>
  /** The end of the user's own time, ms, and its sentence with the slot `{date}`. */
  own?: { at: number; sentence: string }
  /** Rendered before the browser knows who is reading; a user's own time may differ. */
  isServers?: boolean
}

/** A small countdown with both clocks, to the activity's next transition or the end of the user's own time. */
export function HeroTime({ activity, own, isServers }: HeroTimeProps) {
  const { t } = useWords()
  const { status, timeZone } = activity
  // The facts of a running competition include the time left.
  const hasTimeFact = activityKind(activity).group === 'Competition' && status === 'ONGOING'
  const at = own?.at ?? nextOf(activity)
  return (
    <Row
      gap="8 16"
      top="16"
      align="center"
      wrap
      className={styles.when}
      data-in-facts={hasTimeFact || undefined}
      data-visitors={isServers ? 'each' : undefined}
    >
      {status !== 'ENDED' && !hasTimeFact && <CountdownBoxes to={at} />}
      <TwoClocks
        at={at}
        timeZone={timeZone}
        sentence={own?.sentence ?? t(`countdown.${whenKey(status)}`, { date: '{date}' })}
        className={styles.clocks}
      />
    </Row>
  )
}
