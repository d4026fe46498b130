import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  /** `div` where the content is a block. */
  as?: 'span' | 'div' | 'h1'
  children: ReactNode
}

export const VisuallyHidden = ({ as: Tag = 'span', children }: VisuallyHiddenProps) => (
  <Tag className="visually-hidden">{children}</Tag>
)
