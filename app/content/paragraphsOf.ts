/** @returns the paragraphs of plain text: its lines without empty ones */
export function paragraphsOf(text: string | null): string[] {
  return (text ?? '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
