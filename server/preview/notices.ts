import type { Response } from 'express'
import { escapeHtml, plainPage, sendPlainPage } from '../http/errors/plainPage.ts'
import type { StoredShareLink } from './links.ts'

/** The text of a page for a visitor who can't be shown a preview. */
export interface PreviewNotice {
  title: string
  /** Paragraphs of plain text. */
  text: readonly string[]
}

export const NOT_CONFIGURED: PreviewNotice = {
  title: 'Preview is not set up yet',
  text: [
    'To show drafts, this website needs a token that may read them: a viewer token of the Sanity project, in the environment variable SANITY_API_READ_TOKEN.',
    'An administrator can create one in the project’s settings at sanity.io/manage (API › Tokens), set the variable and start the website again.',
  ],
}

export const REFUSED: PreviewNotice = {
  title: 'This preview could not be opened',
  text: [
    'A preview link works for one hour and must not be changed.',
    'Open the Studio, choose the page and then “Preview” to create a new one.',
  ],
}

export const UNREACHABLE: PreviewNotice = {
  title: 'Drafts are temporarily unavailable',
  text: [
    'The Content Lake returned no drafts. Nothing is lost. Try again in a minute.',
    'If this happens again, ask the operator of the website: its log says why.',
  ],
}

export const UNKNOWN_LINK: PreviewNotice = {
  title: 'This link no longer works',
  text: [
    'It was revoked, or part of it is missing.',
    'Ask the person who sent it to you for a new one.',
  ],
}

export function expiredLink({ madeBy }: StoredShareLink): PreviewNotice {
  return {
    title: 'This link has expired',
    text: [
      'It showed a page as it was being written, for a limited time.',
      `Ask ${madeBy ?? 'the person who sent it to you'} for a new one.`,
    ],
  }
}

export function waiting(seconds: number): PreviewNotice {
  return { title: 'Too many attempts', text: [`Wait ${seconds} seconds, then try again.`] }
}

export function sendNotice(res: Response, status: number, { title, text }: PreviewNotice): void {
  const home = '<a href="/">To the website</a>'
  const paragraphs = [...text.map(escapeHtml), home]
  sendPlainPage(res, status, plainPage({ title, heading: title, paragraphs }))
}
