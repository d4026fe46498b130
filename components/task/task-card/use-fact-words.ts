import { useWords } from '#components/ui/text/use-words.ts'
import { factWords } from '@fanfare/languages/fact-words.ts'

/** Words for the facts of a trace, in the reader's language and `zone`. */
export function useFactWords(zone: string) {
  const { t, locale } = useWords()
  const find = (key: string, values?: Record<string, string | number>) =>
    t.has(key as 'fact.trade') ? t(key as 'fact.trade', values as { symbol: string }) : null
  return factWords({ find, locale, zone })
}
