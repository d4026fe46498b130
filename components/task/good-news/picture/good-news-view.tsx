import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { Grid, Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './good-news-view.module.css'
import { Burst } from './burst.tsx'

/** Letters; a longer title has an amount of 12 digits or 18 decimals, which must not be broken. */
const LONG_TITLE = 28

export interface GoodNewsAction {
  label: string
  onPress: () => void
  /** Gold, for a claim; else the primary colour. */
  isClaim?: boolean
  /** The action is under way. */
  busy?: boolean
  icon?: IconName
}

export interface GoodNewsViewProps {
  scene: ReactNode
  title: string
  sentence: string
  /** Under the sentence: "Locked", "Under review". */
  chip?: ReactNode
  /** The change: the money bar, a list, the next step. */
  children?: ReactNode
  /** The first has the focus and Enter; two further ones are in one line. */
  actions: readonly [GoodNewsAction, ...GoodNewsAction[]]
  /** Joining is a ticket: its facts instead of the sentence. */
  ticket?: TicketFacts
  /** Under the facts: the way to share a result as a picture. */
  share?: ShareOffer
  /** The countdown until it closes. */
  closing?: ReactNode
  onClose: () => void
  titleId: string
  /** Gets the box of the actions. */
  actionsRef?: Ref<HTMLDivElement>
}

/** The content of the overlay for good news, whatever the news (design §13, "Moments"). */
export function GoodNewsView(props: GoodNewsViewProps) {
  const { scene, title, sentence, chip, children, actions, ticket, share, closing, onClose, titleId, actionsRef } =
    props
  const t = useTranslations('common')
  const [first, ...others] = actions
  const buttons = (
    <Grid ref={actionsRef} gap="10" top="18">
      <Button
        variant={first.isClaim ? 'celebrate' : 'primary'}
        size="lg"
        full
        className={styles.action}
        busy={first.busy}
        onClick={first.onPress}
      >
        {first.isClaim && !first.busy && <Icon icon="gift" weight="fill" />}
        {first.label}
      </Button>
      {others.length > 0 && (
        <Grid gap="10" className={styles.others} data-two={others.length > 1 || undefined}>
          {others.map(({ label, icon, onPress }) => (
            <Button key={label} variant="outlined" full className={styles.action} onClick={onPress}>
              {icon && <Icon icon={icon} size="sm" />}
              {label}
            </Button>
          ))}
        </Grid>
      )}
    </Grid>
  )
  const close = (
    <IconButton label={t('btn_close')} className={styles.close} onClick={onClose}>
      <Icon icon="x" />
    </IconButton>
  )
  if (ticket)
    return (
      <Ticket facts={ticket} scene={scene} title={title} titleId={titleId} stub={buttons}>
        {close}
      </Ticket>
    )
  return (
    <>
      <div className={styles.scene}>{scene}</div>
      <div className={styles.body}>
        {/* The news may change in place. */}
        <div aria-live="polite">
          <h2 id={titleId} className={styles.title} data-long={title.length > LONG_TITLE || undefined}>
            {title}
          </h2>
          <Text top="6" tone="secondary" className={styles.sentence}>
            {sentence}
          </Text>
        </div>
        {chip && (
          <Row top="12" justify="center">
            {chip}
          </Row>
        )}
        {children}
        {share && <ShareRow {...share} />}
        {buttons}
        {closing}
      </div>
      {close}
    </>
  )
}

export interface TicketFacts {
  /** The activity. */
  name: string
  facts: readonly { label: string; value: string; unit?: string; isLarge?: boolean }[]
  /** The best about the activity. */
  highlight: string | null
}

interface TicketProps {
  facts: TicketFacts
  scene: ReactNode
  title: string
  titleId: string
  /** The part below the notches. */
  stub: ReactNode
  children: ReactNode
}

/** The card of a join: scene, name and facts, and below its notches what the user can do now. */
function Ticket({ facts: { name, facts, highlight }, scene, title, titleId, stub, children }: TicketProps) {
  return (
    <div className={styles.ticket}>
      <div className={styles.upper}>
        <div className={styles.ticketScene}>{scene}</div>
        <div className={styles.ticketWords}>
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
            <Icon icon="check-circle" weight="fill" size="sm" />
            {title}
          </Row>
          <h2 className={styles.name}>{name}</h2>
          <dl className={styles.facts}>
            {facts.map(({ label, value, unit, isLarge }) => (
              <div key={label} data-large={isLarge}>
                <dt>{label}</dt>
                <dd>
                  <bdi>
                    {value}
                    {unit && <small>{`\u00A0${unit}`}</small>}
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
          {highlight && (
            <Text top="12" weight="medium" tone="primary" className={styles.highlight}>
              {highlight}
            </Text>
          )}
        </div>
      </div>
      <div className={styles.stub}>{stub}</div>
      {children}
    </div>
  )
}

export interface ShareOffer {
  /** "Share your place". */
  label: string
  line: string
  /** In the small picture. */
  figure: string
  unit: string | null
  onPress: () => void
}

/** For the type size in the small picture: a word such as “Sachgewinn” is wider than most amounts. */
const sizeClass = (figure: string): 'long' | 'longest' | undefined =>
  figure.length > 8 ? 'longest' : figure.length > 4 ? 'long' : undefined

/** A row with the picture that would be shared, where it is the reason to stay. */
function ShareRow({ label, line, figure, unit, onPress }: ShareOffer) {
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <span className={styles.picture} aria-hidden="true">
        <span className={styles.burst}>
          <Burst />
        </span>
        <bdi className={styles.figure} data-length={sizeClass(figure)}>
          {figure}
          {unit && <small>{unit}</small>}
        </bdi>
      </span>
      <span className={styles.words}>
        <b>{label}</b>
        <small>{line}</small>
      </span>
      <Icon icon="share-network" size="lg" />
    </button>
  )
}
