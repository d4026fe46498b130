import { render } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { followMovedNodes } from './moved-nodes.ts'

beforeAll(followMovedNodes)

/** As translators do: each text is in two elements more. */
function translate(root: Node): void {
  for (const node of root.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) {
      translate(node)
      continue
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    root.replaceChild(outer, node)
    outer.append(inner)
    inner.append(node)
  }
}

function Button({ busy, words, unit }: { busy: boolean; words: string | null; unit?: string }) {
  return (
    <button type="button">
      {busy && <i />}
      {words}
      {unit}
    </button>
  )
}

test('a translated text gets a sibling before it, changes, and goes with the elements around it', () => {
  const { container, rerender } = render(<Button busy={false} words="Join" />)
  translate(container)
  rerender(<Button busy words="Join" />)
  expect(container.innerHTML).toBe('<button type="button"><i></i><font><font>Join</font></font></button>')
  rerender(<Button busy={false} words="Joined" />)
  expect(container.textContent).toBe('Joined')
  rerender(<Button busy words={null} unit="USDT" />)
  expect(container.innerHTML).toBe('<button type="button"><i></i>USDT</button>')
})

test('one of two texts in one foreign element goes alone', () => {
  const { container, rerender } = render(<Button busy={false} words="10" unit="USDT" />)
  const [button, font] = [container.firstChild, document.createElement('font')]
  font.append(...(button?.childNodes ?? []))
  button?.appendChild(font)
  rerender(<Button busy={false} words={null} unit="USDT" />)
  expect(container.innerHTML).toBe('<button type="button"><font>USDT</font></button>')
})

test('a text that an extension has deleted stays away, and the next part is drawn at the end', () => {
  const { container, rerender } = render(<Button busy={false} words="Join" />)
  container.firstElementChild?.replaceChildren()
  rerender(<Button busy words="Join" />)
  rerender(<Button busy words={null} />)
  expect(container.innerHTML).toBe('<button type="button"><i></i></button>')
})
