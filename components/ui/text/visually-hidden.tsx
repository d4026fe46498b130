import type { ReactNode } from 'react'

/** `div` where the content is a block. */
export const VisuallyHidden = ({ as: Tag = 'span', children }: { as?: 'span' | 'div' | 'h1'; children: ReactNode }) => (
  <Tag className="visually-hidden">{children}</Tag>
)
