/** The id that a hash refers to. One that is not percent-encoded, like `#50%`, is the id itself. */
export function decodedFragment(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
