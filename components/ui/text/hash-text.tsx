import styles from './hash-text.module.css'

/** Hexadecimal digits in groups of eight, left to right in every language (design §9); the line breaks between groups. */
export function HashText({ hash }: { hash: string }) {
  return (
    <code dir="ltr" translate="no" className={styles.hash}>
      {hash.match(/.{1,8}/g)?.join(' ')}
    </code>
  )
}
