import { getTranslations } from 'next-intl/server'
import { LoginButtons } from '#components/shell/user-page.tsx'
import { NOT_KEPT } from '#lib/not-kept.ts'
import { cachedRead } from '#lib/queries/cached-read.ts'
import { PictureView } from './picture-view.tsx'

/** Next keeps a page no longer than the shortest of its readings, here 1 s; the front does not cache this page at all. */
const keepBriefly = () => cachedRead(['login-needed'], () => Promise.resolve(null), { tags: [], revalidate: 1 })

/** Replaces a public page whose reading needs a token (contract §1). `path` is the page's, without a locale. */
export async function LoginNeeded({ path }: { path: string }) {
  const t = await getTranslations()
  await keepBriefly()
  return (
    <PictureView
      scene="quiet"
      title={t('account.login_title')}
      text={t('code.600')}
      actions={<LoginButtons path={path} />}
      {...NOT_KEPT.attribute}
    />
  )
}
