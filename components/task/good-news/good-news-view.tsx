import { useEffect, useState, type ReactNode, type Ref } from 'react'
import { useCloseCountdown } from '#components/notification/use-close-countdown.ts'
import { SUCCESS_CLOSES_AFTER_S } from '#store/slices/notification.ts'
import { cx } from '#components/ui/cx.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Accent, Facts, Grid, Hint, Line, Row, Text } from '#components/ui/layout/layout.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { serverNow } from '#lib/http/clock.ts'
import { RewardChip } from '../reward-chip.tsx'
import type { GoodNewsDescription } from './describe-good-news.ts'
import { GoodNewsFacts } from './good-news-facts.tsx'
import styles from './good-news-view.module.css'
import { Burst, Scene } from './scenes.tsx'
import type { GoodNewsContext } from './good-news-host.tsx'

/** Characters; a longer title has an amount of 12 digits or 18 decimals, which must not break. */
const LONG_TITLE = 28

/** The type size in the small picture, px: a word such as “Sachgewinn” is wider than most amounts. */
const sizeOf = (figure: string): number => (figure.length > 8 ? 11 : figure.length > 4 ? 14 : 20)

interface GoodNewsViewProps {
  content: GoodNewsDescription
  /** The countdown until the overlay closes. */
  closing?: ReactNode
  onClose: () => void
  onShare: GoodNewsContext['openShare']
  titleId: string
  actionsRef?: Ref<HTMLElement>
}

/** The content of the overlay for good news, whatever the news (design §13, "Moments"). */
export function GoodNewsView({ content, closing, onClose, onShare, titleId, actionsRef }: GoodNewsViewProps) {
  const { playKey, figure, title, sentence, locked, actions, ticket, share } = content
  const { t } = useWords()
  const [first, ...others] = actions
  const scene = <Scene key={playKey} figure={figure} />
  const buttons = (
    <Grid ref={actionsRef} gap="10" top="18">
      <Button
        variant={first.claiming === undefined ? 'primary' : 'celebrate'}
        size="lg"
        full
        className={styles.action}
        busy={first.claiming}
        onClick={first.onPress}
      >
        {first.claiming === false && <Icon icon="gift" weight="fill" />}
        {first.label}
      </Button>
      {others.length > 0 && (
        <Grid gap="10" columns={others.length > 1 ? 2 : 1}>
          {others.map(({ label, icon, onPress }) => (
            <Button key={label} variant="outlined" full className={styles.action} onClick={onPress}>
              {icon && <SmallIcon icon={icon} />}
              {label}
            </Button>
          ))}
        </Grid>
      )}
    </Grid>
  )
  const close = (
    <IconButton label={t('common.btn_close')} className={styles.close} onClick={onClose}>
      <Icon icon="x" />
    </IconButton>
  )
  if (ticket)
    return (
      <div data-ticket className={styles.ticket}>
        <div className={styles.upper}>
          <div className={cx(styles.scene, styles.low)}>{scene}</div>
          <div className={styles.words}>
            <Row
              as="p"
              id={titleId}
              gap="6"
              align="center"
              size="label"
              weight="strong"
              tone="success"
              aria-live="polite"
            >
              <SmallIcon icon="check-circle" weight="fill" />
              {title}
            </Row>
            <Text as="h2" top="4" breaks className={styles.name}>
              {ticket.name}
            </Text>
            <Facts
              look="columns"
              top="14"
              className={styles.facts}
              facts={ticket.facts.map(
                (fact) =>
                  fact && [
                    fact.label,
                    <bdi key={fact.label} className={fact.isLarge ? styles.large : undefined}>
                      {fact.value}
                      {fact.unit && <Text as="small" weight="medium">{`\u00A0${fact.unit}`}</Text>}
                    </bdi>,
                  ],
              )}
            />
            {ticket.highlight && (
              <Text top="12" weight="medium" className={styles.highlight}>
                {ticket.highlight}
              </Text>
            )}
          </div>
        </div>
        <div className={styles.stub}>{buttons}</div>
        {close}
      </div>
    )
  return (
    <>
      <div className={styles.scene}>{scene}</div>
      <div className={styles.body}>
        {/* Live, because the news may change in place. */}
        <div aria-live="polite">
          <h2 id={titleId} className={styles.title} data-long={title.length > LONG_TITLE || undefined}>
            {title}
          </h2>
          <Text top="6" tone="secondary" className={styles.sentence}>
            {sentence}
          </Text>
        </div>
        {locked && (
          <Row top="12" justify="center">
            <RewardChip item={locked} now={serverNow()} />
          </Row>
        )}
        <GoodNewsFacts key={`facts ${playKey}`} {...content} />
        {share && (
          <Line
            as="button"
            type="button"
            gap="14"
            top="16"
            text="start"
            className={styles.row}
            onClick={() => onShare(share)}
          >
            <span className={styles.picture} aria-hidden="true">
              <Burst />
              <Text
                as="bdi"
                text="center"
                breaks
                className={styles.figure}
                style={{ fontSize: sizeOf(share.figure.amount) }}
              >
                {share.figure.amount}
                {/* The line of a place is longer than the picture. */}
                {share.isGold && share.figure.unit && <small>{share.figure.unit}</small>}
              </Text>
            </span>
            <span>
              <Accent>{share.heading}</Accent>
              <br />
              <Hint as="small">{t('share.line')}</Hint>
            </span>
            <Icon icon="share-network" size="lg" />
          </Line>
        )}
        {buttons}
        {closing}
      </div>
      {close}
    </>
  )
}

interface ClosingCountdownProps {
  /** Seconds. */
  left: number
  isRunning: boolean
  /** It never runs again. Hides it but keeps its room, so that no button moves under the finger that stopped it. */
  isStopped?: boolean
  onKeepOpen: () => void
}

/** A ring that runs down, the seconds left, and a button that stops them. */
export function ClosingCountdown({ left, isRunning, isStopped, onKeepOpen }: ClosingCountdownProps) {
  const { t, number } = useWords()
  // The ring animates towards the end of the running second.
  const elapsed = (SUCCESS_CLOSES_AFTER_S - left + Number(isRunning)) / SUCCESS_CLOSES_AFTER_S
  return (
    <Row
      as="p"
      gap="2 8"
      top="6"
      align="center"
      justify="center"
      wrap
      numeric
      size="hint"
      tone="secondary"
      className={styles.closing}
      data-countdown
      data-stopped={isStopped || undefined}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className={styles.ring}>
        <circle cx="10" cy="10" r="7" pathLength="1" />
        <circle
          cx="10"
          cy="10"
          r="7"
          pathLength="1"
          data-running={isRunning || undefined}
          style={{ '--elapsed': elapsed }}
        />
      </svg>
      <span aria-live="off">{t('common.closes_in', { seconds: number(left) })}</span>
      <Button variant="text" size="sm" onClick={onKeepOpen}>
        {t('moment.keep_open')}
      </Button>
    </Row>
  )
}

/** The countdown starts after the scene, ms (design §13, "Moments"). */
const BEGINS_AFTER_MS = 1200

interface GoodNewsClosingProps extends Omit<ClosingCountdownProps, 'left' | 'isRunning'> {
  isPaused: boolean
  onClose: () => void
}

/** Counts down from the spec's 5 s, once; a new `key` restarts it. */
export function GoodNewsClosing({ isPaused, isStopped, onClose, onKeepOpen }: GoodNewsClosingProps) {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setBegun, BEGINS_AFTER_MS, true)
    return () => clearTimeout(timer)
  }, [])
  const isRunning = hasBegun && !isPaused && !isStopped
  const left = useCloseCountdown(SUCCESS_CLOSES_AFTER_S, onClose, !isRunning)
  return <ClosingCountdown left={left ?? 0} isRunning={isRunning} isStopped={isStopped} onKeepOpen={onKeepOpen} />
}
