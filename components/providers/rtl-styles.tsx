import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import type { ReactNode } from 'react'
import { prefixer } from 'stylis'

/** The cache that mirrors MUI's styles, with the plugin that no left-to-right page needs. */
const cache = createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] })

export const RtlStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
)
