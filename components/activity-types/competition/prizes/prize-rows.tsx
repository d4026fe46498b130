import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './prizes-card.module.css'
import { countPlaces, type PrizePlace } from './prize-place.ts'

interface PrizeRowsProps {
  places: readonly PrizePlace[]
  myRank: number | null
  prize: (place: PrizePlace) => string
}

/** The prizes of ranks, with the reader's own marked. */
export function PrizeRows({ places, myRank, prize }: PrizeRowsProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, String(value))
  return places.map((place) => {
    const { from, to } = place
    const isMine = myRank !== null && myRank >= from && myRank <= to
    return (
      <tr key={from} className={isMine ? styles.own : undefined}>
        <th scope="row">
          {from === to ? number(from) : t('range', { from: number(from), to: number(to) })}
          {isMine && <span className={styles.you}>{t('you_mark')}</span>}
        </th>
        <td>{number(countPlaces(place))}</td>
        <td>{prize(place)}</td>
      </tr>
    )
  })
}
