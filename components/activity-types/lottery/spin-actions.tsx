import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { markClaimInSight } from '#components/task/claim/mark-claim-in-sight.ts'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useOnline } from '#components/ui/browser/use-online.ts'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { Grid, Note, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './wheel-stage.module.css'

/** How many draws one press uses at most. */
const MOST_AT_ONCE = 5

const MAIN = { variant: 'celebrate', size: 'lg', full: true, className: styles.main } as const

interface SpinActionsProps {
  draws: number
  /** How many draws completed tasks give. */
  toClaim: number
  /** The titles of these tasks. */
  titles: readonly string[]
  spin: (count: number) => void
  claim: () => void
  isBusy?: boolean
  isClaiming?: boolean
  paused?: ActivityDetail['paused']
}

/** Under the wheel: one gold button, a second one for a single spin if there are two or more draws, and the draws to claim. */
export function SpinActions({ draws, toClaim, titles, spin, claim, isBusy, isClaiming, paused }: SpinActionsProps) {
  const { t, isolated, counted } = useWords()
  const online = useOnline()
  const together = Math.min(MOST_AT_ONCE, draws)
  const cannotSpin = paused?.draws || !online
  const cannotClaim = paused?.claims || isBusy
  const sources = isolated(titles.join(' · '))
  if (!draws && !toClaim) return null
  return (
    <Grid gap="10" className={styles.actions} ref={markClaimInSight}>
      {draws > 0 ? (
        <Row gap="10">
          <Button
            {...MAIN}
            data-spin=""
            busy={isBusy}
            disabled={cannotSpin || isClaiming}
            onClick={() => spin(together)}
          >
            {!isBusy && <Icon icon="ticket" />}
            {together === 1 ? t('lottery.spin') : t('lottery.spin_many', counted(together))}
          </Button>
          {together > 1 && (
            <Button
              variant="outlined"
              size="lg"
              className={styles.one}
              disabled={cannotSpin || isClaiming || isBusy}
              onClick={() => spin(1)}
            >
              {t('lottery.spin_many', counted(1))}
            </Button>
          )}
        </Row>
      ) : (
        <Button {...MAIN} busy={isClaiming} disabled={cannotClaim} onClick={claim}>
          {!isClaiming && <Icon icon="gift" weight="fill" />}
          {t('task.claim_reward', { reward: t('task.draws', counted(toClaim)) })}
        </Button>
      )}
      {draws > 0 && toClaim > 0 && (
        <Stack gap="0 12" align="center" text="start" className={styles.claims}>
          <div>
            <b>{t('lottery.to_claim', counted(toClaim))}</b>
            <Note>{sources}</Note>
          </div>
          <SmallButton className={styles.claim} busy={isClaiming} disabled={cannotClaim} onClick={claim}>
            {t('lottery.claim_count', counted(toClaim))}
          </SmallButton>
        </Stack>
      )}
      {!draws && <Note>{sources}</Note>}
    </Grid>
  )
}

interface SpinUnderWayProps {
  /** How many draws are left after this spin. */
  left: number
  toClaim: number
  /** Shows the result at once. */
  onSkip: () => void
}

/** The pressed button is gone, so keep the focus at the wheel. */
const takeFocus = (box: HTMLElement | null) => {
  const button = box?.querySelector('button')
  if (button && (!document.activeElement || document.activeElement === document.body)) focusElement(button)
}

/** Around the wheel while it turns: the draws left, and a button that shows the result at once. */
export function SpinUnderWay({ left, toClaim, onSkip }: SpinUnderWayProps) {
  const { t, counted } = useWords()
  return (
    <>
      <div className={styles.luck}>
        <Text weight="strong" className={styles.title}>
          {t('lottery.good_luck')}
        </Text>
        <Note>
          {t('lottery.left_after', counted(left))}
          {toClaim > 0 && ` · ${t('lottery.to_claim', counted(toClaim))}`}
        </Note>
      </div>
      <div className={styles.skip} ref={takeFocus}>
        <Button variant="text" onClick={onSkip}>
          {t('lottery.show_now')}
        </Button>
        <Note>{t('lottery.saved_line')}</Note>
      </div>
    </>
  )
}
