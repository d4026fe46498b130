import { useEffect } from 'react'
import { useLast } from '#components/notification/use-last.ts'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { useAppSelector } from '#store/hooks.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'

const Overlay = lazyWithRetry(async () => (await import('./good-news-host.tsx')).GoodNewsHost)

/**
 * The overlay for good news, once on every page where users join or claim. Only users can, so it is loaded with the login (decision
 * 0014). It stays mounted once opened, so that it can fade out. It also sends claims that wait for a connection.
 */
export function LazyGoodNews() {
  const isLogin = useAppSelector(selectIsLogin)
  const goodNews = useLast(useAppSelector(selectGoodNews))
  useEffect(() => {
    if (isLogin) void Overlay.preload()
  }, [isLogin])
  return (isLogin || goodNews) && <Overlay.Part />
}
