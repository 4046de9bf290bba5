/** @returns the paragraphs of a biography, which is plain text split at its line breaks */
export function biographyParagraphs(biography: string | null): string[] {
  return (biography ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
