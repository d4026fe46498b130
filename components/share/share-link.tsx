import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { useTranslations } from 'next-intl'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { shortLink } from '#lib/share/short-link.ts'
import styles from './share-dialog.module.css'

/** The link without its protocol and language (APP-5, ADR 0097), with a button that copies all of it. */
export function ShareLink({ url, onCopied }: { url: string; onCopied: () => void }) {
  const t = useTranslations('common')
  const label = useTranslations('invite')('link_label')
  return (
    <div className={styles.link}>
      <span role="group" aria-label={label} className={styles.address}>
        <bdi dir="ltr">{shortLink(url)}</bdi>
      </span>
      <CopyButton
        text={url}
        onCopied={onCopied}
        label={t('btn_copy')}
        copiedLabel={t('copied')}
        failedLabel={t('copy_failed')}
        icon={<Icon icon={CopyIcon} size="sm" />}
        size="sm"
      />
    </div>
  )
}
