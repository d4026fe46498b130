import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import styles from './audience-switch.module.css'

interface AudienceSwitchProps {
  hasCover: boolean
  follow: ReactNode
  lead: ReactNode
}

/** Two radio buttons, of which the stylesheet shows the chosen part: it needs no script. */
export function AudienceSwitch({ hasCover, follow, lead }: AudienceSwitchProps) {
  const t = useTranslations('copy')
  return (
    <div className={styles.audience}>
      <fieldset className={styles.switch}>
        <legend>
          <VisuallyHidden>{t('switch')}</VisuallyHidden>
        </legend>
        <label>
          <input type="radio" name="audience" value="follow" defaultChecked />
          <Icon icon="copy" weight="duotone" size="lg" />
          <b>{t('follow_tab')}</b>
          <span>{t(hasCover ? 'follow_line' : 'follow_line_plain')}</span>
        </label>
        <label>
          <input type="radio" name="audience" value="lead" />
          <Icon icon="broadcast" weight="duotone" size="lg" />
          <b>{t('lead_tab')}</b>
          <span>{t('lead_line')}</span>
        </label>
      </fieldset>
      <div className={styles.follow}>{follow}</div>
      <div className={styles.lead}>{lead}</div>
    </div>
  )
}
