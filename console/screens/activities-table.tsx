import { Art } from '#components/ui/pictures/art.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { sceneFor } from '#lib/theme/scene-of.ts'
import {
  type ActivityRow,
  alarmWords,
  budgetOf,
  claimsOf,
  deadlineOf,
  needsAttention,
  statusOf,
  typeOf,
} from '../activity-words.ts'
import parts from '../parts.module.css'
import { To } from '../route.tsx'
import { number, plural } from '../words.ts'
import styles from './activities.module.css'

const Thumb = ({ row }: { row: ActivityRow }) => (
  <div className={styles.thumb}>
    <Art scene={sceneFor(row.activityType)} crop="thumb" />
  </div>
)

function Status({ row }: { row: ActivityRow }) {
  const { words, tone } = statusOf(row)
  return <Chip tone={tone}>{words}</Chip>
}

function Attention({ row, none }: { row: ActivityRow; none?: string }) {
  if (!needsAttention(row)) return none === undefined ? null : <span className={parts.muted}>{none}</span>
  return (
    <div className={styles.chips}>
      {row.alarms.map((alarm) => {
        const { chip } = alarmWords(alarm, row)
        return (
          <Chip key={chip} tone="warning">
            {chip}
          </Chip>
        )
      })}
      {row.reviews > 0 && <Chip>{plural(row.reviews, 'review')}</Chip>}
      {row.payoutsFailed > 0 && <Chip>{plural(row.payoutsFailed, 'payout')}</Chip>}
    </div>
  )
}

function Budget({ row }: { row: ActivityRow }) {
  const { used, of, ratio } = budgetOf(row)
  if (ratio === null)
    return (
      <>
        {used}
        <div className={parts.small}>{of}</div>
      </>
    )
  return (
    <>
      {used} <span className={parts.muted}>of {of}</span>
      <ProgressBar ratio={ratio} label={`Budget of ${row.title}`} valueText={`${used} of ${of}`} />
    </>
  )
}

export function Table({ rows }: { rows: readonly ActivityRow[] }) {
  return (
    <div className={styles.wide}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th>Activity</th>
            <th>Status</th>
            <th>Budget used</th>
            <th className={parts.number}>People</th>
            <th className={parts.number}>Claims/min</th>
            <th>Next deadline</th>
            <th>Needs attention</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.alias}>
              <td>
                <div className={styles.name}>
                  <Thumb row={row} />
                  <div>
                    <To href={`/activities/${row.alias}`}>
                      <b>{row.title}</b>
                    </To>
                    <div className={parts.small}>{typeOf(row)}</div>
                  </div>
                </div>
              </td>
              <td>
                <Status row={row} />
              </td>
              <td>
                <Budget row={row} />
              </td>
              <td className={parts.number}>{row.participants === 0 ? 'none yet' : number(row.participants)}</td>
              <td className={parts.number}>{claimsOf(row)}</td>
              <td>
                {deadlineOf(row).when}
                <div className={parts.small}>{deadlineOf(row).distance}</div>
              </td>
              <td>
                <Attention row={row} none="nothing" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The table on a phone. */
export function List({ rows }: { rows: readonly ActivityRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const { used, of } = budgetOf(row)
        const { when, distance } = deadlineOf(row)
        return (
          <li key={row.alias}>
            <Thumb row={row} />
            <div>
              <To href={`/activities/${row.alias}`}>
                <b>{row.title}</b>
              </To>
              <div className={parts.small}>
                {when}, {distance}
              </div>
            </div>
            <Status row={row} />
            <dl>
              <div>
                <dt>Budget</dt>
                <dd>
                  {used} {of === '' ? '' : `(${of})`}
                </dd>
              </div>
              <div>
                <dt>People</dt>
                <dd>{row.participants === 0 ? 'none yet' : number(row.participants)}</dd>
              </div>
              <div>
                <dt>Claims/min</dt>
                <dd>{claimsOf(row)}</dd>
              </div>
            </dl>
            <Attention row={row} />
          </li>
        )
      })}
    </ul>
  )
}
