import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import styles from './good-news-view.module.css'
import { ShareRow, type ShareOffer } from './share-row.tsx'
import { Ticket, type TicketFacts } from './ticket.tsx'

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
    <div ref={actionsRef} className={styles.actions}>
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
        <div className={styles.others} data-two={others.length > 1 || undefined}>
          {others.map(({ label, icon, onPress }) => (
            <Button key={label} variant="outlined" full className={styles.action} onClick={onPress}>
              {icon && <Icon icon={icon} size="sm" />}
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
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
          <p className={styles.sentence}>{sentence}</p>
        </div>
        {chip && <div className={styles.chip}>{chip}</div>}
        {children}
        {share && <ShareRow {...share} />}
        {buttons}
        {closing}
      </div>
      {close}
    </>
  )
}
