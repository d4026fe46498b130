import { useTranslations } from 'next-intl'
import { Note } from '#components/ui/layout/layout.tsx'

const KNOWN = [
  [/^\/welcome-event(?=$|[?#])/, 'then_welcome'],
  [/^\/rewards(?=$|[?#])/, 'then_rewards'],
] as const

/** The page after the form, in words; nothing for the home page. `path` has no locale. */
export function NextDestination({ path }: { path: string }) {
  const t = useTranslations('account')
  if (path === '/') return null
  return <Note size="small">{t(KNOWN.find(([pattern]) => pattern.test(path))?.[1] ?? 'then_back')}</Note>
}
