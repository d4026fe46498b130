/**
 * Translators and extensions wrap a page's texts in elements. React then removes a text from its former parent, or inserts before it, and
 * the error would end the page (facebook/react#11538). These methods use the wrapping element instead of the text.
 */
export function followMovedNodes() {
  // oxlint-disable-next-line typescript/unbound-method -- called with their node
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    let moved: Node = node
    while (this.contains(node) && moved.parentNode !== this && moved.parentNode?.childNodes.length === 1)
      moved = moved.parentNode
    if (moved.parentNode) removeChild.call(moved.parentNode, moved)
    return node
  }
}
