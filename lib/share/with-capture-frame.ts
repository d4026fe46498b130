import { copyFontFaces } from './font-faces.ts'

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown
}

const EMPTY_DOCUMENT = /^<!DOCTYPE html\s*><html><\/html>$/i

/**
 * Makes the frame fit our content security policy (decision 0012): it may write its empty document, gets no stylesheet,
 * whose hash would be unknown, and gets the page's typefaces, because the width of each word is measured in it.
 */
function prepareFrame({ contentWindow: frame }: HTMLIFrameElement): void {
  if (!frame) return
  const { trustedTypes } = frame as Window & { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: (text) => (EMPTY_DOCUMENT.test(text) ? text : null) })
  const { document: clone } = frame
  clone.adoptNode = <Adopted extends Node>(node: Adopted): Adopted => {
    if (node instanceof Element) node.querySelectorAll('style, link, script').forEach((element) => element.remove())
    copyFontFaces(document, clone)
    return Document.prototype.adoptNode.call(clone, node) as Adopted
  }
}

/**
 * Starts a capture. html2canvas lays out a clone of the page in a frame that it appends to the body before its first
 * `await`; it has no option to prepare that frame.
 */
export function withCaptureFrame<Result>(start: () => Promise<Result>): Promise<Result> {
  const { body } = document
  body.appendChild = <Child extends Node>(child: Child): Child => {
    const appended = Node.prototype.appendChild.call(body, child) as Child
    if (child instanceof HTMLIFrameElement) prepareFrame(child)
    return appended
  }
  try {
    return start()
  } finally {
    // The own property only hides the method of the prototype.
    delete (body as Partial<HTMLElement>).appendChild
  }
}
