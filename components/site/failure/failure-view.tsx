import { useState } from 'react'
import { buttonLook, PressButton } from '#components/ui/controls/press-button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { Row, Span, Stack } from '#components/ui/layout/layout.tsx'
import { useFailureTexts } from './failure-context.tsx'
import styles from './failure-view.module.css'

interface FailureViewProps {
  /** The server's reference of this failure, which is in its log, too. */
  digest: string | undefined
  onRetry: () => void
}

/** `7F3C-21B9`: a reference for the support when the failure happened in the browser. */
function newReference() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  const text = number.toString(16).padStart(8, '0')
  return `${text.slice(0, 4)}-${text.slice(4)}`.toUpperCase()
}

/** SCR-14, error: what failed and what did not, the two ways on, and the reference for the support. */
export function FailureView({ digest, onRetry }: FailureViewProps) {
  const [reference] = useState(() => digest ?? newReference())
  const texts = useFailureTexts()
  if (!texts) return null
  return (
    <Main>
      <Card className={styles.view}>
        <div className={styles.picture}>{texts.picture}</div>
        <div className={styles.text}>
          <h1>{texts.title}</h1>
          <Stack as="ul" gap="8" top="10" className={styles.facts}>
            {texts.facts.map((fact) => (
              <Row as="li" key={fact} gap="10">
                {texts.icons.fact}
                {fact}
              </Row>
            ))}
          </Stack>
          <Stack gap="10" top="20" className={styles.actions}>
            <PressButton size="lg" full onClick={onRetry}>
              {texts.icons.retry}
              {texts.retry}
            </PressButton>
            <a href={texts.home} className={buttonLook({ variant: 'outlined', size: 'lg', full: true })}>
              {texts.activities}
            </a>
          </Stack>
          <Row as="p" gap="12" top="16" align="center" size="note" className={styles.reference}>
            <Span tone="secondary" grow>
              {texts.reference}
            </Span>
            <Span as="bdi" dir="ltr" weight="strong">
              {reference}
            </Span>
            <CopyButton text={reference} {...texts.copy} look="icon" />
          </Row>
        </div>
      </Card>
    </Main>
  )
}
