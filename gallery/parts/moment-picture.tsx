'use client'

import { ClosingCountdown } from '#components/task/good-news/closing-countdown.tsx'
import { describeMoment } from '#components/task/good-news/content/describe-moment.ts'
import { MomentView } from '#components/task/good-news/picture/moment-view.tsx'
import { useMomentTexts } from '#components/task/good-news/use-moment-news.tsx'
import type { MomentFixture } from '../fixtures/moments.ts'
import styles from './state.module.css'

const nothing = () => undefined
const HANDLERS = {
  claim: nothing,
  openTask: nothing,
  showSection: nothing,
  showTasks: nothing,
  showRewards: nothing,
  spinAgain: nothing,
  isSpinBusy: false,
  addAddress: nothing,
  close: nothing,
}
/** Seconds at which the pictures stop the countdown. */
const CLOSES_IN = 4

/** The overlay for good news as a picture. */
export function MomentPicture({ id, moment, data, isClaiming = false }: MomentFixture & { id: string }) {
  const texts = useMomentTexts()
  const { isDecision, ...news } = describeMoment(moment)(moment, data, texts, { ...HANDLERS, isClaiming })
  return (
    <div className={styles.moment}>
      <MomentView
        {...news}
        titleId={`${id}-title`}
        onClose={nothing}
        closing={!isDecision && <ClosingCountdown left={CLOSES_IN} isRunning={false} onKeepOpen={nothing} />}
      />
    </div>
  )
}
