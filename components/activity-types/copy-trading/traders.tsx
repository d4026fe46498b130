import type { ReactNode } from 'react'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { useWords, type Words } from '#components/ui/text/use-words.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { buttonLook } from '#components/ui/controls/press-button.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import rises from '#components/ui/surface/rises.module.css'
import { Accent, Ends, Facts, List, Note, Remark, Row, Stack } from '#components/ui/layout/layout.tsx'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { TraderList } from './trader-list.tsx'
import styles from './traders.module.css'
import Big from 'big.js'

/** How many others are shown before the reader asks for all. */
const OTHERS = 3

interface TraderChoiceProps {
  traders: readonly LeadTrader[]
  actionsOf: (trader: LeadTrader) => Pick<TraderCardProps, 'copy' | 'link'>
}

/**
 * The lead trader to start with, and the rule that chose them, which the reader can check in the list. Short if the reader already
 * copies them. Renders nothing while all places are taken.
 */
export function RecommendedTrader({ traders, actionsOf }: TraderChoiceProps) {
  const { t, counted } = useWords()
  const pick = pickTrader(traders)
  if (!pick) return null
  const { trader, among } = pick
  const { copy, link } = actionsOf(trader)
  return (
    <Section
      title={t(trader.following ? 'copy.following' : 'copy.start_with')}
      aside={trader.covered && <Covered />}
      className={styles.column}
    >
      <TraderName name={trader.name} link={link}>
        <PlacesLeft trader={trader} />
      </TraderName>
      {among > 1 && (
        <Chip tone="primary" className={styles.rule}>
          {t('copy.pick_rule', counted(among))}
        </Chip>
      )}
      {among > 0 && <TraderFigures trader={trader} isLarge />}
      <Button size="lg" full {...copy}>
        {trader.following ? <CopyLabel trader={trader} /> : t('copy.copy_trader', { trader: trader.name })}
      </Button>
      {among > 0 && <Note numeric>{t('copy.past_results')}</Note>}
    </Section>
  )
}

function Covered() {
  const { t } = useWords()
  return <Chip icon={<SmallIcon icon="shield-check" />}>{t('copy.covered')}</Chip>
}

/** The others in brief; all lead traders with their figures on request. */
export function OtherTraders({ traders, actionsOf }: TraderChoiceProps) {
  const { t, counted, percent } = useWords()
  const pick = pickTrader(traders)
  const others = inOrder(traders, 'fall').filter(({ traderId }) => traderId !== pick?.trader.traderId)
  return (
    <Section title={t(pick ? 'copy.others' : 'copy.traders')}>
      <List className={styles.few}>
        {others.slice(0, OTHERS).map(({ traderId, name, worstFall }) => (
          <TraderRow key={traderId} name={name}>
            <Stack as="span" text="end" numeric>
              <bdi dir="ltr">{percent(worstFall)}</bdi>
              <Note as="small">{t('copy.worst_fall')}</Note>
            </Stack>
          </TraderRow>
        ))}
      </List>
      <details className={styles.all}>
        <summary className={buttonLook({ variant: 'outlined', full: true })}>
          {t('copy.see_all', counted(traders.length))}
        </summary>
        <TraderList
          traders={traders.map((trader) => ({
            traderId: trader.traderId,
            isFull: !placesLeft(trader) && !trader.following,
            card: <TraderCard trader={trader} {...actionsOf(trader)} />,
          }))}
          orders={ORDERS.map((order) => ({
            key: order,
            text: t(`copy.sort_${order}`),
            ids: inOrder(traders, order).map(({ traderId }) => traderId),
          }))}
          texts={{ sort: t('copy.sort'), onlyFree: t('copy.only_free'), noneFree: t('copy.none_free') }}
        />
        <Note top="12">{t('copy.past_results')}</Note>
      </details>
    </Section>
  )
}

interface TraderCardProps {
  trader: LeadTrader
  /** Copies a trader who has a free place or whom the reader copies, or leads to the app. */
  copy: { href: string } | { onClick: () => void }
  /** The name as a link to the trader's page in the app. */
  link?: ReactNode
}

/** A lead trader in figures: return, worst fall, profit share, places. */
export function TraderCard({ trader, copy, link }: TraderCardProps) {
  const { t, number } = useWords()
  const { name, followers, capacity, following, covered, authentic } = trader
  return (
    <Card as="article" padded className={styles.column}>
      <Ends gap="8 12">
        <TraderName name={name} link={link}>
          {followers >= SHOWN_FROM && (
            <Remark numeric>{t('copy.followers', { value: number(followers), capacity: number(capacity) })}</Remark>
          )}
        </TraderName>
        {!authentic ? (
          <Chip tone="warning">{t('copy.unverified')}</Chip>
        ) : following ? (
          <Chip tone="primary" icon={<SmallIcon icon="check" />}>
            {t('copy.following')}
          </Chip>
        ) : (
          covered && <Covered />
        )}
      </Ends>
      <TraderFigures trader={trader} />
      <Ends gap="8 12" className={styles.foot}>
        <PlacesLeft trader={trader} />
        {!placesLeft(trader) && !following ? (
          <Button variant="neutral" size="sm" disabled>
            {t('copy.full')}
          </Button>
        ) : (
          <SmallButton {...copy}>
            <CopyLabel trader={trader} />
          </SmallButton>
        )}
      </Ends>
    </Card>
  )
}

function PlacesLeft({ trader }: { trader: LeadTrader }) {
  const { t, counted } = useWords()
  const left = placesLeft(trader)
  return <Remark numeric>{left ? t('copy.places', counted(left)) : t('copy.full_line')}</Remark>
}

function TraderFigures({ trader, isLarge }: { trader: LeadTrader; isLarge?: boolean }) {
  const { t, percent } = useWords()
  const { roi30d, worstFall, profitShare } = trader
  const figure = (text: string, className?: string) => (
    <bdi dir="ltr" className={className}>
      {text}
    </bdi>
  )
  return (
    <Facts
      look="columns"
      facts={[
        [t('copy.return_30d'), figure(signedRatio(roi30d, percent), roi30d.startsWith('-') ? rises.down : rises.up)],
        [t('copy.worst_fall'), figure(percent(worstFall))],
        [t('copy.profit_share'), figure(percent(profitShare))],
      ]}
      className={styles.figures}
      data-large={isLarge || undefined}
    />
  )
}

/** Ground and letters. */
const TONES = [
  ['art-cream', 'text-primary'],
  ['art-blush', 'text-primary'],
  ['primary-soft', 'primary-onSoft'],
  ['art-sky', 'text-primary'],
  ['warning-soft', 'warning-onSoft'],
] as const

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('')

/** By the name, so that a trader has the same colour on every page. */
const toneOf = (name: string) =>
  TONES[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length] ?? TONES[0]

interface TraderNameProps {
  name: string
  /** The name as a link to the trader's page in the app. */
  link?: ReactNode
  children?: ReactNode
}

function TraderName({ name, link, children }: TraderNameProps) {
  const [ground, letters] = toneOf(name)
  return (
    <Row gap="12" align="center" breaks className={styles.named}>
      <Stack
        as="span"
        weight="medium"
        className={styles.initials}
        style={{ background: `var(--${ground})`, color: `var(--${letters})` }}
        aria-hidden
      >
        {initialsOf(name)}
      </Stack>
      <Stack grow>
        <Accent>
          <bdi>{link ?? name}</bdi>
        </Accent>
        {children}
      </Stack>
    </Row>
  )
}

/** A trader in a list, with one figure. */
export const TraderRow = ({ name, children }: TraderNameProps) => (
  <Row as="li" gap="12" align="center" justify="between" className={styles.row}>
    <TraderName name={name} />
    {children}
  </Row>
)

/** A short verb, with the trader's name for screen readers. */
function CopyLabel({ trader: { name, following } }: { trader: LeadTrader }) {
  const { t } = useWords()
  return (
    <>
      <span aria-hidden>{t(following ? 'copy.manage' : 'copy.copy')}</span>
      <VisuallyHidden>{t(following ? 'copy.manage_trader' : 'copy.copy_trader', { trader: name })}</VisuallyHidden>
    </>
  )
}

/** A ratio as a percentage, with `+` before a gain. */
export const signedRatio = (ratio: string, percent: Words['percent']) =>
  (/^[^-]*[1-9]/.test(ratio) ? '+' : '') + percent(ratio)

const ORDERS = ['fall', 'return', 'places'] as const
type TraderOrder = (typeof ORDERS)[number]

export const placesLeft = ({ capacity, followers }: Pick<LeadTrader, 'capacity' | 'followers'>) =>
  Math.max(0, capacity - followers)

/** Negative: `a` comes first. A fall is zero or negative, so the greatest value is the smallest fall. */
const COMPARE: Record<TraderOrder, (a: LeadTrader, b: LeadTrader) => number> = {
  fall: (a, b) => new Big(b.worstFall).cmp(a.worstFall),
  return: (a, b) => new Big(b.roi30d).cmp(a.roi30d),
  places: (a, b) => placesLeft(b) - placesLeft(a),
}

/** Sorts the traders: authentic ones first, ties in the gateway's order. */
export const inOrder = (traders: readonly LeadTrader[], order: TraderOrder) =>
  traders.toSorted((a, b) => Number(b.authentic) - Number(a.authentic) || COMPARE[order](a, b))

/**
 * The trader to start with: the one whom the reader copies, else the one with the smallest fall among authentic traders with a free
 * place, covered ones if there are any. null when all places are taken. `among`: how many traders the rule chose from; 0 if the
 * reader already copies this one.
 */
export function pickTrader(traders: readonly LeadTrader[]) {
  const own = traders.find(({ following }) => following)
  if (own) return { trader: own, among: 0 }
  const free = traders.filter((trader) => trader.authentic && placesLeft(trader) > 0)
  const covered = free.filter((trader) => trader.covered)
  const choice = covered.length > 0 ? covered : free
  const [trader] = inOrder(choice, 'fall')
  return trader ? { trader, among: choice.length } : null
}
