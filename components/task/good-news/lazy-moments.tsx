'use client'

import { useEffect, useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { useAppSelector } from '#store/hooks.ts'
import { selectMoment } from '#store/slices/moment.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'

const Moments = lazyWithRetry(() => import('./moment-host.tsx').then((m) => m.MomentHost))

/**
 * The overlay for good news, once on every page where users join or claim. Only users do, so it is loaded with the login
 * (decision 0014), and stays once it was opened, so that it can fade out. It also sends the claims that wait for a connection.
 */
export function LazyMoments() {
  const isLogin = useAppSelector(selectIsLogin)
  const hasNews = useAppSelector(selectMoment) !== null
  const [isNeeded, setNeeded] = useState(hasNews)
  if (hasNews && !isNeeded) setNeeded(true)
  useEffect(() => {
    if (isLogin) void Moments.preload()
  }, [isLogin])
  return (isLogin || isNeeded) && <Moments.Part />
}
