import styles from './webview.module.css'

/** A phone of 360 × 640 px around a page; `opened` counts the openings, so that the same page opens anew. */
export function PhoneFrame({ path, opened }: { path: string | null; opened: number }) {
  return (
    <div className={styles.phone}>
      {path === null ? (
        <p className={styles.empty}>Choose an app and open a page.</p>
      ) : (
        <iframe key={opened} src={path} title="The page inside the app" className={styles.screen} />
      )}
    </div>
  )
}
