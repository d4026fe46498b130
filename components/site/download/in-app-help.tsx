import styles from './in-app-help.module.css'

/** Shown in the browser of another app, where stores and links to the app may not open (`data-in-app`, first-paint.ts). */
export function InAppHelp({ title, line }: { title: string; line: string }) {
  return (
    <div className={styles.help}>
      <b>{title}</b>
      <p>{line}</p>
    </div>
  )
}
