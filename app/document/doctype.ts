import { UnexpectedMarkupError } from './unexpectedMarkup.ts'

/**
 * Adds the doctype, which React writes only for some documents.
 * @throws UnexpectedMarkupError if the document does not start with its html element
 */
export function withDoctype(html: string): string {
  const root = html.replace(/^<!doctype html>/i, '')
  if (!/^<html[\s>]/i.test(root)) {
    throw new UnexpectedMarkupError('The rendered document does not start with <html>')
  }
  return `<!doctype html>${root}`
}
