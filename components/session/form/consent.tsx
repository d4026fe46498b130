import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import styles from './consent.module.css'
import type { FieldInput } from '#components/ui/controls/field.tsx'
import { Row, Span, Stack } from '#components/ui/layout/layout.tsx'

/** Addresses of the documents to accept; each deployment may have its own. */
export interface ConsentLinks {
  terms: string
  risk: string
}

interface ConsentProps {
  links: ConsentLinks
  input?: FieldInput
  /** The reason why the box has to be ticked. */
  error?: ReactNode
}

/** The box is never ticked in advance. */
export function Consent({ links, input, error }: ConsentProps) {
  const t = useTranslations('account')
  return (
    <Stack gap="6">
      <CheckBox
        input={{ name: 'terms', ...input, 'aria-describedby': error ? 'account-terms-message' : undefined }}
        isInvalid={Boolean(error)}
      >
        {t.rich('consent', documentLinks(links))}
      </CheckBox>
      {error && (
        <Row as="span" id="account-terms-message" gap="4" align="center" size="hint" tone="error">
          <SmallIcon icon="warning-circle" weight="fill" />
          {error}
        </Row>
      )}
    </Stack>
  )
}

/** The documents as links in a sentence. They open in a new tab, so that what is typed stays. */
export function documentLinks({ terms, risk }: ConsentLinks) {
  const to = (href: string) => (chunks: ReactNode) => (
    <Span as="a" href={href} target="_blank" rel={EXTERNAL_REL} tone="link" weight="medium" className={styles.link}>
      {chunks}
    </Span>
  )
  return { terms: to(terms), risk: to(risk) }
}
