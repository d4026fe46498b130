import { useTranslations } from 'next-intl'
import { Note } from '#components/ui/layout/layout.tsx'

const KNOWN: Partial<Record<string, 'then_welcome' | 'then_rewards'>> = {
  '/welcome-event': 'then_welcome',
  '/rewards': 'then_rewards',
}

/** The page after the form, in words; nothing for the home page. `path` has no locale. */
export function NextDestination({ path }: { path: string }) {
  const t = useTranslations('account')
  if (path === '/') return null
  const [page = ''] = path.split(/[?#]/)
  return <Note size="small">{t(KNOWN[page] ?? 'then_back')}</Note>
}
