/** A validation rule for pictures that social networks show; most of them show no SVG. */
export function notSvg(picture: unknown): true | string {
  const id = String(Object(Object(picture).asset)._ref)
  return id.endsWith('-svg')
    ? 'Most networks show no SVG, so links are shared without a picture. Choose a PNG or JPEG.'
    : true
}
