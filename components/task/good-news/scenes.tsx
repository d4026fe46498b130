import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { ArtShape } from '#components/ui/pictures/art-shape.tsx'
import artStyles from '#components/ui/pictures/art.module.css'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { OwnPicture } from '#components/ui/pictures/own-picture.tsx'
import { labelWidth } from '#components/ui/text/number-width.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { shapesOf } from '#lib/theme/art.ts'
import { BURST, BURST_HALF } from '#lib/theme/burst.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'
import type { GoodNewsFigure } from './describe-good-news.ts'
import styles from './scenes.module.css'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { amountBetween } from '../claim/amount-between.ts'
import type { Money } from '@fanfare/contract/money.ts'

/** The delay between two shapes, and its maximum, ms. */
const STEP_MS = 40
const LAST_MS = 320

/** Gold ground with the burst. */
const Gold = ({ isLow, children }: { isLow?: boolean; children: ReactNode }) => (
  <div className={cx(styles.scene, isLow && styles.low)} aria-hidden="true">
    <span className={styles.burst}>
      <Burst />
    </span>
    {children}
  </div>
)

const PILES = {
  cash: 'pile-coins',
  trial: 'pile-coins',
  coupon: 'pile-coins',
  token: 'pile-token',
  airdrop: 'pile-token',
  item: 'pile-token',
  draws: 'pile-tickets',
} as const

const Shapes = ({ of }: { of: Parameters<typeof shapesOf>[0] }) =>
  shapesOf(of).map((shape, index) => <ArtShape key={index} shape={shape} />)

/** The overlay's picture. It is not read out, because the title says the same. */
export function Scene({ figure }: { figure: GoodNewsFigure }) {
  const words = useWords()
  switch (figure.scene) {
    // What the user got, in the biggest type of the overlay.
    case 'gold': {
      const { figure: got, line, icon } = figure
      const isText = typeof got === 'string'
      const text = isText ? got : words.amount(got)
      const below = isText ? line : got.unit
      return (
        <Gold>
          <Stack text="center" className={styles.figure} style={{ '--letters': text.length }}>
            <bdi className={styles.value} data-words={(isText && line === undefined) || undefined}>
              {isText ? text : <CountedAmount money={got} />}
            </bdi>
            {below && <bdi className={styles.unit}>{below}</bdi>}
          </Stack>
          <span className={styles.seed}>
            <Icon icon={icon} weight="duotone" size="lg" className={styles.icon} />
          </span>
        </Gold>
      )
    }
    case 'piles':
      return (
        <Gold isLow>
          <span className={styles.floor} />
          <Piles piles={figure.piles} />
        </Gold>
      )
    case 'medal':
      return (
        <Gold>
          <svg viewBox="0 0 160 200" focusable="false" className={styles.medal}>
            <Shapes of={`medal-${figure.place as 1 | 2 | 3}`} />
            <text x="80" y="100" textAnchor="middle">
              {figure.place}
            </text>
          </svg>
        </Gold>
      )
    case 'poster': {
      if (!figure.activity) return null
      const { image, activityType, art: own } = figure.activity
      const scene = own ? null : sceneOf(image, activityType)
      const [ground, ...rising] = scene ? shapesOf(scene) : []
      return (
        <div className={styles.poster} aria-hidden="true">
          {own && <OwnPicture art={own} sizes="(min-width: 640px) 480px, 100vw" isFirst />}
          {scene && (
            <svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMax slice" focusable="false" className={artStyles.art}>
              {ground && <ArtShape shape={ground} />}
              {rising.map((shape, index) => (
                <g
                  key={index}
                  className={styles.rising}
                  style={{ '--delay': `${Math.min(LAST_MS, index * STEP_MS)}ms` }}
                >
                  <ArtShape shape={shape} />
                </g>
              ))}
            </svg>
          )}
          {!own && !scene && <img src={image} alt="" />}
        </div>
      )
    }
  }
}

/** What was claimed of each kind: one line each, and one pile each in a row below. */
function Piles({ piles }: Pick<Extract<GoodNewsFigure, { scene: 'piles' }>, 'piles'>) {
  const { t, locale, money, rewardText } = useWords()
  const lines = piles.map(({ amount, label, word }) =>
    'unit' in amount
      ? t('task.amount_of_kind', { amount: isolateLtr(locale, money(amount)), kind: t(`task.word.${word}`) })
      : rewardText({ amount, label }),
  )
  // All lines have one size, which the longest decides.
  const longest = Math.max(...lines.map(labelWidth))
  return (
    <Stack gap="6" className={styles.piles}>
      <Text as="span" weight="strong" text="center" className={styles.sums} style={{ '--longest': longest }}>
        {lines.map((line, index) => (
          <span key={index} dir="auto">
            {line}
          </span>
        ))}
      </Text>
      <Row gap="14" align="end" justify="center">
        {piles.map(({ word }, index) => (
          <svg key={index} viewBox="0 0 100 100" focusable="false" className={styles.pile}>
            <Shapes of={PILES[word]} />
          </svg>
        ))}
      </Row>
    </Stack>
  )
}

const FITS = ['xMinYMid slice', 'xMaxYMid slice'] as const

/** Shapes that fly once from the centre to the edge (design §13, "Moments"). Decorative; not mirrored. */
export const Burst = () =>
  BURST.map((shapes, half) => (
    <svg
      key={FITS[half]}
      viewBox={`0 0 ${BURST_HALF.width} ${BURST_HALF.height}`}
      preserveAspectRatio={FITS[half]}
      aria-hidden="true"
      focusable="false"
      className={styles.half}
    >
      {shapes.map(({ shape, x, y, turn, delay }, index) => (
        <g
          key={index}
          className={styles.flying}
          style={{ '--x': `${x}px`, '--y': `${y}px`, '--turn': `${turn}deg`, '--delay': `${delay}ms` }}
        >
          <ArtShape shape={shape} />
        </g>
      ))}
    </svg>
  ))

/** How many numbers are shown; nobody could read more of them. */
const STEPS = 18

/**
 * An amount that counts up. The numbers on the way are lines of a strip that moves past a window, which the compositor can do alone
 * (ADR 0154). They are CSS content, so they are not found, copied or read aloud.
 */
export function CountedAmount({ money: { amount, unit } }: { money: Money }) {
  const { amount: written } = useWords()
  const onTheWay = Array.from({ length: STEPS - 1 }, (_, index) => amountBetween('0', amount, (index + 1) / STEPS))
    // No page shows "0 USDT", not even on the way to 1 USDT.
    .filter((passed) => /[1-9]/.test(passed))
    .map((passed) => written({ amount: passed, unit }))
  return (
    <span className={styles.window}>
      <span className={styles.strip} style={{ '--steps': onTheWay.length }} data-way={onTheWay.join('\n')}>
        {written({ amount, unit })}
      </span>
    </span>
  )
}
