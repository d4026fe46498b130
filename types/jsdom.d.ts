declare module 'jsdom' {
  export class JSDOM {
    readonly window: { document: Document; DOMParser: typeof DOMParser }
  }
}
