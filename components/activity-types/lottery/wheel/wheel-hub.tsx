import styles from './wheel-hub.module.css'

export interface HubView {
  title: string
  /** The smaller second line. */
  line?: string
  /** `title` is the number of draws. */
  isCount?: boolean
  /** Rendered before the browser knows who is reading. */
  isServers?: boolean
}

/** The middle of the wheel: the number of draws, else the words of the state. The buttons are under the wheel. */
export function WheelHub({ title, line, isCount = false, isServers = false }: HubView) {
  return (
    // The next number takes the place of the last one with a pop.
    <p
      key={title}
      className={styles.hub}
      data-count={isCount || undefined}
      data-hub
      data-visitors={isServers ? 'each' : undefined}
    >
      <span>{title}</span>
      {line && <small>{line}</small>}
    </p>
  )
}
