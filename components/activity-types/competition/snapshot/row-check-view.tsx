import { useLocale, useTranslations } from 'next-intl'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { RowCheck } from '#lib/competition/check-row.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './row-check-view.module.css'

const STEPS = [
  ['place', 'step_place', 'step_place_bad'],
  ['hash', 'step_hash', 'step_hash_bad'],
  ['link', 'step_link', 'step_link_bad'],
] as const

const HASHES = [
  ['row', 'hash_row'],
  ['rows', 'hash_rows'],
  ['snapshot', 'hash_snapshot'],
  ['previous', 'hash_previous'],
] as const

/** The verdict, what was checked, and the hashes. */
export function RowCheckView({ check }: { check: RowCheck }) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const isGood = STEPS.every(([step]) => check[step])
  const number = formatNumber(locale, String(check.seq))
  return (
    <div className={styles.check}>
      <p role="status" className={isGood ? styles.good : styles.bad}>
        <b>{t(isGood ? 'check_ok' : 'check_bad', { number })}</b>
        {!isGood && <span>{t('check_bad_line')}</span>}
      </p>
      <ul className={styles.steps}>
        {STEPS.map(([step, passed, failed]) => (
          <li key={step} className={check[step] ? styles.good : styles.bad}>
            <Icon icon={check[step] ? 'check-circle' : 'x-circle'} weight="fill" size="sm" />
            {t(check[step] ? passed : failed)}
          </li>
        ))}
      </ul>
      <dl className={styles.hashes}>
        {HASHES.map(([name, label]) => (
          <div key={name}>
            <dt>{t(label)}</dt>
            <dd>
              <HashText hash={check.hashes[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
