import type { ReactNode } from 'react'

export const metadata = { title: 'Bare', description: 'What Next itself costs' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
