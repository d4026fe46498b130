import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { reasonText } from '#lib/i18n/reason-text.ts'
import styles from './board-table.module.css'

/** A disqualified trader stays visible, with the reason. */
export function RemovedRow({ name, reason }: { name: string; reason: string }) {
  const t = useTranslations()
  return (
    <tr className={styles.removed}>
      <td className={styles.rank}>
        <Icon icon="prohibit" size="sm" />
      </td>
      <td colSpan={5}>
        <s>
          <bdi>{name}</bdi>
        </s>{' '}
        <b>{t('competition.removed')}</b> {reasonText(t, reason)}
      </td>
    </tr>
  )
}
