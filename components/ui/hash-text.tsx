import styles from './hash-text.module.css'

const GROUP = /.{1,8}/g

/** A hash in groups of eight digits, left-to-right in every language. Copied, it has no spaces but those of the groups. */
export function HashText({ hash }: { hash: string }) {
  return (
    <code dir="ltr" className={styles.hash}>
      {(hash.match(GROUP) ?? []).join(' ')}
    </code>
  )
}
