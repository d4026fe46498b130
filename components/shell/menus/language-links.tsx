import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { LANGUAGES } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import styles from './language-menu.module.css'

const IN_ORDER = LANGUAGES.toSorted((one, other) => one.sortPriority - other.sortPriority)

/**
 * The languages by their own names, therefore not translated. On the server; the browser's bundle has `kept-language-links.tsx` in its
 * place (`imports` of package.json) and keeps the HTML, so the list is not sent to React as data (ADR 0112).
 */
export function LanguageLinks({ locale, label }: { locale: Locale; label: string }) {
  return (
    <ul aria-label={label}>
      {IN_ORDER.map(({ language: code, labelName, htmlLang, direction }) => (
        <li key={code}>
          <a
            href={`/${code}`}
            hrefLang={htmlLang}
            lang={htmlLang}
            dir={direction}
            data-language={code}
            className={styles.item}
            aria-current={code === locale || undefined}
          >
            {labelName}
            {code === locale && <SmallIcon icon="check" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
