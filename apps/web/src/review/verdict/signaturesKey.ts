/** How owners' signatures are counted: more than enough are not “4 of 3”. */
export function signaturesKey(given: number, required: number) {
  return given > required ? 'finding.signatures.more' : 'finding.signatures.proven'
}
