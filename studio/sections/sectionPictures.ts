/** Addresses of the pictures that `tests/pictures/sectionPictures.ts` has taken, by file. */
const pictures = import.meta.glob<string>('../sectionPictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * @returns the address of the picture of a section type in a layout; undefined where none was taken
 */
export function sectionPicture(type: string, layout?: string): string | undefined {
  return pictures[`../sectionPictures/${layout ? `${type}.${layout}` : type}.webp`]
}
