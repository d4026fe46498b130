import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { useMemo, type ReactNode } from 'react'
import { prefixer } from 'stylis'

/** The cache that mirrors MUI's styles, with the plugin that no left-to-right page needs. */
export function RtlStyles({ children }: { children: ReactNode }) {
  const cache = useMemo(() => createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] }), [])
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
