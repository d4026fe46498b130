import { Icon } from '#components/ui/pictures/icon.tsx'
import { LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import type { Translation } from '#lib/i18n/translated-from.ts'
import { Text } from '#components/ui/layout/layout.tsx'
import styles from './translation-tip.module.css'

export interface TranslationTipProps {
  /** The language of the tip's texts, on the original as on the translation. */
  target: Locale
  sentence: string
  action: string
  /** The same page in the other language. */
  href: string
  shows: Translation['shows']
}

interface TranslationTipViewProps extends TranslationTipProps {
  isOpen?: boolean
  onOpen?: (isOpen: boolean) => void
  onSwitch?: (link: HTMLAnchorElement) => void
}

export function TranslationTipView({
  target,
  sentence,
  action,
  href,
  shows,
  isOpen,
  onOpen,
  onSwitch,
}: TranslationTipViewProps) {
  const { htmlLang, direction } = LOCALE_FACTS[target]
  const link = (
    <a href={href} className={styles.switch} onClick={onSwitch && ((event) => onSwitch(event.currentTarget))}>
      {action}
    </a>
  )
  return (
    <Text
      as="aside"
      top="16"
      size="label"
      tone="secondary"
      className={styles.tip}
      lang={htmlLang}
      dir={direction}
      aria-label={sentence}
    >
      {shows === 'original' ? (
        <p className={styles.row}>
          <Icon icon="translate" />
          {link}
        </p>
      ) : (
        <details
          open={isOpen}
          data-translation-tip=""
          onToggle={onOpen && ((event) => onOpen(event.currentTarget.open))}
        >
          <summary className={styles.row}>
            <Icon icon="translate" />
            <span>{sentence}</span>
            <Icon icon="caret-down" className={styles.caret} />
          </summary>
          {link}
        </details>
      )}
    </Text>
  )
}
