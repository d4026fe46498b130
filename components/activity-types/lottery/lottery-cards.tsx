import { TextLink } from '#components/ui/text/link.tsx'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { DetailProps } from '#components/activity/page-parts.ts'
import type { LotterySection, ShownPrize } from '@fanfare/contract/lottery/lottery.ts'
import { useWords, type Words } from '#components/ui/text/use-words.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import { REWARD_ICONS } from '#components/task/reward-look.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import { fitsWheel, segmentTone } from '#lib/lottery/wheel.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { Button } from '#components/ui/controls/button.tsx'
import sprite from '#components/ui/pictures/art.svg'
import { OwnClock } from '#components/ui/time/own-clock.tsx'
import artStyles from '#components/ui/pictures/art.module.css'
import { Accent, Ends, Line, List, Note, Remark, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import styles from './lottery.module.css'
import hero from './lottery-hero.module.css'

/** Why every draw can be verified, with a link to the page that does it. */
export function CheckCard({ detail: { activityId, lottery, endTime, timeZone } }: DetailProps) {
  const { t, locale } = useWords()
  if (!lottery) return null
  const text = lottery.seed
    ? t('lottery.proof_ended')
    : `${t('lottery.proof_sealed')} ${t('lottery.verify_later', { date: formatDayMonth(locale, endTime, timeZone) })}`
  return (
    <Card padded aria-labelledby="check-it">
      <Row gap="12" align="center">
        <span className={styles.icon}>
          <Icon icon="shield-check" weight="duotone" size="lg" />
        </span>
        <h2 id="check-it">{t('lottery.check_title')}</h2>
      </Row>
      <Note className={styles.text}>{text}</Note>
      <TextLink href={fairnessHref(activityId)} className={styles.more}>
        {t('lottery.how')}
        <SmallIcon icon="caret-right" />
      </TextLink>
    </Card>
  )
}

export interface PrizeListProps {
  lottery: Pick<LotterySection, 'prizes' | 'totalWeight' | 'sealedAt'>
  /** When the stock was read, ms; absent before the start, when it is full. */
  stockAt?: number
}

/** Every prize with its odds and the stock left. */
export function PrizeList({ lottery: { prizes, totalWeight, sealedAt }, stockAt }: PrizeListProps) {
  const { t, locale, isolated, number } = useWords()
  const notes = [fitsWheel(prizes.length) && t('lottery.equal_note'), runsOutText(prizes, t)]
  return (
    <>
      <Ends gap="2 12" align="baseline">
        <h2 id="prizes-heading">{t('lottery.odds_title')}</h2>
        <Remark>
          {stockAt ? (
            <OwnClock at={stockAt} sentence={t('lottery.stock_at', { time: '{time}' })} />
          ) : (
            sealedAt && t('lottery.stock_full', { date: formatDayMonth(locale, sealedAt, 'UTC') })
          )}
        </Remark>
      </Ends>
      <List top="4" className={styles.prizeList}>
        {prizes.map(({ prizeId, reward, label, weight, stock, left }) => (
          <Line key={prizeId ?? 'none'}>
            <span className={styles.rowIcon}>
              <Icon icon={reward ? REWARD_ICONS[rewardWord(reward)] : 'circle-dashed'} weight="duotone" />
            </span>
            <Accent>{isolated(label)}</Accent>
            <Stack as="span" numeric text="end" className={styles.figures}>
              <span className="visually-hidden">{t('lottery.col_odds')}</span>{' '}
              <b>{oddsText(locale, weight, totalWeight)}</b>{' '}
              <Remark>
                {stock === null || left === null
                  ? t('lottery.no_limit')
                  : t('lottery.left_of', { left: number(left), total: number(stock) })}
              </Remark>
            </Stack>
          </Line>
        ))}
      </List>
      <Note top="12">{isolated(notes.filter(Boolean).join(' '))}</Note>
    </>
  )
}

/** What a draw pays whose prize has run out; null where no prize can run out. */
export function runsOutText(prizes: readonly ShownPrize[], t: Words['t']) {
  const limited = prizes.filter(({ stock }) => stock !== null)
  if (!limited.length) return null
  const [replacement] = limited.flatMap(({ fallbackPrizeId }) => fallbackPrizeId ?? [])
  if (!replacement) return t('lottery.runs_out_nothing')
  const prize = prizes.find(({ prizeId }) => prizeId === replacement)
  const isOnly = limited.every(({ prizeId, fallbackPrizeId }) => (fallbackPrizeId ?? prizeId) === replacement)
  if (!prize || !isOnly) return t('lottery.runs_out_various')
  return t(prize.stock === null ? 'lottery.runs_out' : 'lottery.runs_out_last', { prize: prize.label })
}

/** How often each prize was won, as a bar in the wheel's colours and as a list; prizes that nobody won share a line. */
export function WonByKind({ lottery: { prizes, totalDraws, totalWon } }: { lottery: LotterySection }) {
  const { t, locale, isolated, number } = useWords()
  const { stock: all, left: rest } = sumOfStock(prizes)
  const limited = all - rest
  const endless = prizes.filter(({ prizeId, stock }) => prizeId && stock === null)
  const kinds = prizes.flatMap(({ prizeId, label, stock, left }, index) => {
    // The gateway only has the total of all prizes without a limit.
    if (!prizeId || (stock === null && endless.length !== 1)) return []
    const count = stock === null ? totalWon - limited : stock - (left ?? 0)
    return [{ prizeId, label, tone: segmentTone(index, prizes.length), count }]
  })
  const { won = [], missed = [] } = Object.groupBy(kinds, ({ count }) => (count > 0 ? 'won' : 'missed'))
  const without = totalDraws - totalWon
  return (
    <>
      <Ends gap="2 12" align="baseline">
        <h2 id="prizes-heading">{t('lottery.won_title')}</h2>
        {without > 0 && (
          <Remark>
            {t('lottery.without_prize', { count: without, value: number(without), draws: number(totalDraws) })}
          </Remark>
        )}
      </Ends>
      <div className={styles.bar} aria-hidden>
        {won.map(({ prizeId, tone, count }) => (
          <i key={prizeId} style={{ flexGrow: count, background: `var(--art-${tone})` }} />
        ))}
      </div>
      <List className={styles.list}>
        {won.map(({ prizeId, label, tone, count }) => (
          <Line key={prizeId} gap="10">
            <i aria-hidden style={{ background: `var(--art-${tone})` }} />
            {isolated(label)}
            <Text as="b" numeric>
              {number(count)}
            </Text>
          </Line>
        ))}
        {missed.length > 0 && (
          // Beside a long note an amount would break, so the note goes below.
          <Row as="li" gap="10" align="center" wrap tone="secondary" className={styles.missed}>
            <span>{isolated(new Intl.ListFormat(locale).format(missed.map(({ label }) => label)))}</span>
            <span>{t('lottery.not_hit')}</span>
          </Row>
        )}
      </List>
    </>
  )
}

export interface EndedFactsProps {
  activityId: string
  lottery: LotterySection
  /** The reader's own result. */
  mine?: { label: string; value: string; line?: string }
  /** How many of the reader's draws can be verified. */
  myDraws?: number
}

const FIRST = { size: 'lg', variant: 'inverse' } as const
const SECOND = { variant: 'text', className: hero.second } as const

/** For the poster of an ended draw: the largest prize that was won, the reader's result, and the ways to verify. */
export function EndedFacts({ activityId, lottery: { prizes, totalDraws }, mine, myDraws = 0 }: EndedFactsProps) {
  const { t, isolated, counted } = useWords()
  const biggest = prizes.find(({ stock, left }) => stock !== null && left !== null && left < stock)
  const boxes = [
    biggest && {
      label: t('lottery.biggest'),
      value: isolated(biggest.label),
      line: t('lottery.times_won', counted((biggest.stock ?? 0) - (biggest.left ?? 0))),
    },
    mine,
  ]
  const href = fairnessHref(activityId)
  return (
    <Stack gap="10" top="14" className={hero.facts}>
      <dl className={hero.boxes}>
        {boxes.map(
          (box) =>
            box && (
              <div key={box.label}>
                <dt>{box.label}</dt>
                <dd>
                  <b>{box.value}</b>
                  {box.line && <span>{box.line}</span>}
                </dd>
              </div>
            ),
        )}
      </dl>
      {myDraws > 0 && (
        <Button {...FIRST} full href={href}>
          <SmallIcon icon="shield-check" />
          {t('lottery.verify_mine', counted(myDraws))}
        </Button>
      )}
      {totalDraws > 0 && (
        <Button {...(myDraws > 0 ? SECOND : FIRST)} full href={href}>
          {t('lottery.verify_every', counted(totalDraws))}
        </Button>
      )}
    </Stack>
  )
}

/** The wheel at night, with the prizes flying around it. */
export function FinalePicture() {
  return (
    <div className={hero.picture} data-finale>
      <svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMax meet" aria-hidden className={artStyles.art}>
        <use href={`${sprite.src}#lottery-finale`} />
      </svg>
    </div>
  )
}

/** Keeps the room of a user's draws. */
export function WaitingDraws() {
  const { t } = useWords()
  return (
    <Card as="div" padded className={styles.waiting}>
      <h2>{t('lottery.mine')}</h2>
    </Card>
  )
}

/** How many prizes with a limit there were, and how many are left. */
export function sumOfStock(prizes: readonly ShownPrize[]) {
  const sumOf = (field: 'stock' | 'left') => prizes.reduce((sum, prize) => sum + (prize[field] ?? 0), 0)
  return { stock: sumOf('stock'), left: sumOf('left') }
}

/** `129 prizes won, 39,786 left`: the same sums as in the table of prizes. */
export function lotteryLine(
  { prizes }: LotterySection,
  status: ActivityDetail['status'],
  { t, number, counted }: Words,
) {
  const { stock, left } = sumOfStock(prizes)
  const won = stock - left
  if (status === 'UPCOMING' || left < SHOWN_FROM) return t('lottery.proof_sealed')
  return won < SHOWN_FROM
    ? t('lottery.left_prizes', counted(left))
    : t('lottery.won_left', { ...counted(won), left: number(left) })
}
