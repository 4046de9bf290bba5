import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

type Body = NonNullable<SectionData<'articleText'>['body']>

const body = (text: string): Body => [
  {
    _type: 'block',
    _key: 'paragraph',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'words', marks: [], text }],
  },
]

export const articleTextExamples: readonly SectionData<'articleText'>[] = [
  {
    _type: 'articleText',
    layout: null,
    anchor: null,
    ground: null,
    _key: 'complete',
    picture: examplePictures.wide,
    notice: 'PLACEHOLDER ARTICLE',
    heading: 'The first article will be printed here',
    byline: 'By the editor. Not published.',
    lead: 'This page shows how an article looks.',
    body: body('A paragraph is about seventy letters wide.'),
    quotation: 'A quotation hangs its mark in the margin',
    closing: body('Text after the quotation.'),
  },
  {
    _type: 'articleText',
    layout: null,
    anchor: 'article-text',
    ground: 'dew',
    _key: 'bare',
    picture: null,
    notice: null,
    heading: 'A heading and a paragraph',
    byline: null,
    lead: null,
    body: body('Nothing else.'),
    quotation: null,
    closing: null,
  },
]
