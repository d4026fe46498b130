/** Of its own, because Next would read that of the product, which is in a folder above. */
export default { poweredByHeader: false }
