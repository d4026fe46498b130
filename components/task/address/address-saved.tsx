import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import styles from './address-form.module.css'

interface AddressSavedProps {
  /** As the gateway shows it to its owner. */
  masked: string
  titleId: string
  onChange: () => void
  close: () => void
}

/** The stored address, which can be changed until the prize is sent. */
export function AddressSaved({ masked, titleId, onChange, close }: AddressSavedProps) {
  const t = useTranslations()
  return (
    <div className={styles.body}>
      <h2 id={titleId}>{t('address.saved_title')}</h2>
      <p role="status" className={styles.lead}>
        {t('address.saved', { address: masked })}
      </p>
      <div className={styles.actions}>
        <Button size="lg" full onClick={close}>
          {t('moment.done')}
        </Button>
        <Button variant="outlined" full onClick={onChange}>
          {t('address.change')}
        </Button>
      </div>
    </div>
  )
}
