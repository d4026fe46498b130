import { useWords } from '#components/ui/text/use-words.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import type { MarqueeRecord, WinnersDay } from '@fanfare/contract/activity/campaign.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { WinnersIsland } from '../task-islands.tsx'
import { WinnerPill, winnerKey } from './winner-pill.tsx'
import styles from './winners-strip.module.css'

interface WinnersStripProps {
  /** The newest first. */
  items: readonly MarqueeRecord[]
  /** For users; visitors see it in the offer. */
  lastDay: WinnersDay | null
}

/** Enough to fill a wide screen. */
const SHOWN = 10

/** The latest winners in a line that moves slowly. Its stop switch needs no script. */
export function WinnersStrip({ items, lastDay }: WinnersStripProps) {
  const { t, locale, money } = useWords()
  return (
    <Stack as="section" top="20" align="center" size="note" className={styles.strip} aria-labelledby="winners">
      <Row gap="8" align="baseline" tone="secondary">
        <Text as="h2" id="winners" gap="8" align="center" weight="strong" tone="primary" className={styles.live}>
          {t('winners.title')}
        </Text>
        {lastDay && (
          <span className={styles.day}>
            {t('winners.last_day', { amount: isolateLtr(locale, money(lastDay.amount)) })}
          </span>
        )}
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without movement the list scrolls, also by keyboard */}
      <div className={styles.window} role="group" aria-labelledby="winners" tabIndex={0}>
        <ul className={styles.list}>
          <WinnersIsland newest={items[0]?.at ?? 0} />
          {items.slice(0, SHOWN).map((winner, place) => (
            <WinnerPill key={`${winnerKey(winner)} ${place}`} {...winner} />
          ))}
        </ul>
      </div>
      <label className={styles.switch}>
        <input type="checkbox" aria-label={t('winners.pause')} />
        <Icon icon="pause" className={styles.pause} />
        <Icon icon="play" className={styles.play} />
      </label>
    </Stack>
  )
}
