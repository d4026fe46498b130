import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { useTranslations } from 'next-intl'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './captain-tools.module.css'

interface TeamInviteProps {
  /** null: the team has none. */
  teamKey: string | null
  /** Of the page with the team's card, with the key if the team has one. */
  url: string
}

/** The key and the link with which others join. */
export function TeamInvite({ teamKey, url }: TeamInviteProps) {
  const t = useTranslations()
  const copy = (text: string, label: string) => (
    <CopyButton
      text={text}
      label={label}
      copiedLabel={t('common.copied')}
      failedLabel={t('common.copy_failed')}
      icon={<Icon icon={CopySimpleIcon} size="sm" />}
      look="outlined"
      size="sm"
    />
  )
  return (
    <div>
      <h3>{t('team.invite')}</h3>
      <p className={styles.small}>{t(teamKey === null ? 'team.invite_line' : 'team.invite_key_line')}</p>
      {teamKey !== null && (
        <div className={styles.copy}>
          <span>
            <span className={styles.small}>{t('team.key')}</span>
            <bdi dir="ltr" translate="no">
              {teamKey}
            </bdi>
          </span>
          {copy(teamKey, t('team.copy_key'))}
        </div>
      )}
      <div className={styles.copy}>
        <span>
          <span className={styles.small}>{t('team.link')}</span>
          <bdi dir="ltr" translate="no">
            {url.replace(/^https?:\/\//, '')}
          </bdi>
        </span>
        {copy(url, t('team.copy_link'))}
      </div>
    </div>
  )
}
