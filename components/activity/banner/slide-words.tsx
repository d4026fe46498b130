import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#components/ui/controls/button.tsx'
import { numberWidth } from '#components/ui/text/number-width.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { Row, Span, Text } from '#components/ui/layout/layout.tsx'
import styles from './banner-slide.module.css'

export interface SlideWordsProps {
  kind?: ReactNode
  /** The time until the next transition. */
  time?: ReactNode
  title: string
  /** Without one, the title is the biggest type. */
  headline?: {
    /** "Up to"; null for a sum that is not a maximum. */
    before: string | null
    /** Formatted, without its unit. */
    amount: string
    /** "USDT prize pool" */
    below: string
  } | null
  text: string
  /** null where the banner leads nowhere. */
  action: (ButtonProps & { 'data-joins'?: string }) | null
  /** Participants and rewards, in one line below the action. */
  crowd?: ReactNode
  /** The user's progress is not known yet. */
  isServers?: boolean
}

/** The words of a slide; separate from the poster, so that the browser can render them again without the drawings. */
export const SlideWords = ({ kind, time, title, headline, text, action, crowd, isServers }: SlideWordsProps) => (
  <>
    {kind && (
      <Row as="p" align="center" wrap size="label" weight="medium" className={styles.kind}>
        {kind}
        {time && (
          <Span weight="text" className={styles.time}>
            {time}
          </Span>
        )}
      </Row>
    )}
    <Text as="h2" top="10" className={headline ? styles.name : styles.title}>
      {title}
    </Text>
    {headline && (
      // In the biggest type of the page, sized by its length. Screen readers read one amount, not three lines.
      <Text top="16" className={styles.headline} data-visitors={isServers ? '' : undefined}>
        <VisuallyHidden>{[headline.before, headline.amount, headline.below].filter(Boolean).join(' ')}</VisuallyHidden>
        <span aria-hidden>
          {headline.before && <span>{headline.before}</span>}
          <Text
            as="bdi"
            dir="ltr"
            numeric
            className={styles.amount}
            style={{ '--number-width': numberWidth(headline.amount) }}
          >
            {headline.amount}
          </Text>
          <Span top="8" weight="strong" className={styles.below}>
            {headline.below}
          </Span>
        </span>
      </Text>
    )}
    {text && (
      <Text top="10" clamp className={styles.line} data-clamp="" data-visitors={isServers ? '' : undefined}>
        {text}
      </Text>
    )}
    <div className={styles.action} data-visitors={isServers ? 'each' : undefined}>
      {action && <Button variant="inverse" size="lg" {...action} />}
    </div>
    {crowd && (
      <Row as="p" gap="2 16" top="12" size="hint" wrap className={styles.crowd}>
        {crowd}
      </Row>
    )}
  </>
)
