import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './consent.module.css'
import type { FieldInput } from '#components/ui/controls/field.tsx'
import { Row } from '#components/ui/layout/layout.tsx'

/** Addresses of the documents to accept; each deployment may have its own. */
export interface ConsentLinks {
  terms: string
  risk: string
}

interface ConsentProps {
  links: ConsentLinks
  input?: FieldInput
  /** The reason why the box has to be ticked. */
  error?: string
}

/** The box is never ticked in advance. */
export function Consent({ links, input, error }: ConsentProps) {
  const t = useTranslations('account')
  return (
    <div className={styles.consent}>
      <CheckBox
        input={{ name: 'terms', ...input, 'aria-describedby': error ? 'account-terms-message' : undefined }}
        isInvalid={error !== undefined}
      >
        {t.rich('consent', {
          terms: (chunks) => <Document href={links.terms}>{chunks}</Document>,
          risk: (chunks) => <Document href={links.risk}>{chunks}</Document>,
        })}
      </CheckBox>
      {error && (
        <Row as="span" id="account-terms-message" gap="4" align="center" size="hint" tone="error">
          <Icon icon="warning-circle" size="sm" weight="fill" />
          {error}
        </Row>
      )}
    </div>
  )
}

/** In a tab of its own, so that what is typed stays. */
function Document({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel={EXTERNAL_REL}>
      {children}
    </a>
  )
}
