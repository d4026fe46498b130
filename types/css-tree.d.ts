// The parts of css-tree without its dictionaries of properties and values; @types/css-tree describes the whole alone.
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/tokenizer' {
  export { tokenize } from 'css-tree'
}
declare module 'css-tree/utils' {
  export { ident } from 'css-tree'
}
