import { Button } from '#components/ui/controls/button.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import type { ShownTraffic } from './use-shell.ts'
import styles from './webview.module.css'

const DIRECTIONS = { page: 'page → app', app: 'app → page' } as const

const asLine = ({ at, from, by, text }: ShownTraffic): string =>
  `${(at / 1000).toFixed(3)} s  ${DIRECTIONS[from]}  ${by}  ${text}`

/** The messages between page and app, oldest first, at most 200. */
export function TrafficList({ traffic, clear }: { traffic: readonly ShownTraffic[]; clear: () => void }) {
  return (
    <section aria-labelledby="traffic" className={styles.traffic}>
      <div className={styles.head}>
        <h2 id="traffic">Traffic</h2>
        <CopyButton
          text={traffic.map(asLine).join('\n')}
          label="Copy all"
          copiedLabel="Copied"
          failedLabel="Copying did not work."
          look="outlined"
          size="sm"
        />
        <Button variant="text" size="sm" onClick={clear}>
          Clear
        </Button>
      </div>
      {traffic.length === 0 && <p className={styles.intro}>No message yet.</p>}
      <ol className={styles.messages}>
        {traffic.map(({ id, at, from, by, text }) => (
          <li key={id}>
            <Chip tone={from === 'page' ? 'primary' : 'good'}>{DIRECTIONS[from]}</Chip>
            <span className={styles.by}>
              {by} · {(at / 1000).toFixed(3)} s
            </span>
            <code>{text.length > 2000 ? `${text.slice(0, 2000)} … (${text.length} characters)` : text}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
