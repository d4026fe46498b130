import { describeGoodNews } from '#components/task/good-news/describe-good-news.ts'
import { ClosingCountdown, GoodNewsView } from '#components/task/good-news/good-news-view.tsx'
import { useGoodNewsTexts } from '#components/task/good-news/good-news-host.tsx'
import type { GoodNewsFixture } from '../fixtures/good-news.ts'
import styles from './state.module.css'
import { nothing } from './states.tsx'

const HANDLERS = {
  claim: nothing,
  openTask: nothing,
  showSection: nothing,
  showRewards: nothing,
  spinAgain: nothing,
  isSpinBusy: false,
  addAddress: nothing,
  openShare: nothing,
  shareDialog: undefined,
  saveEnd: nothing,
  close: nothing,
}
/** Seconds at which the pictures stop the countdown. */
const CLOSES_IN = 4

/** The overlay for good news as a picture. */
export function GoodNewsPicture({ id, goodNews, data, isClaiming = false }: GoodNewsFixture & { id: string }) {
  const texts = useGoodNewsTexts()
  const content = describeGoodNews({ ...goodNews, ...data, ...texts, ...HANDLERS, isClaiming })
  return (
    <div className={styles.goodNews}>
      <GoodNewsView
        content={content}
        titleId={`${id}-title`}
        onClose={nothing}
        onShare={nothing}
        closing={content.isTimed && <ClosingCountdown left={CLOSES_IN} isRunning={false} onKeepOpen={nothing} />}
      />
    </div>
  )
}
