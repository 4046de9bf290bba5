/**
 * Finds wording and shapes that CONTRIBUTING.md rules out, in comments, test names, documents and
 * the texts editors see.
 */
import ts from 'typescript'

export interface Finding {
  file: string
  line: number
  found: string
  suggestion: string
}

/** `texts` checks strings and JSX text too. */
export type Rule = 'words' | 'texts' | 'spreads'

/** Words that have a modern or more precise equivalent, with that equivalent. */
const WORDS: readonly [pattern: string, suggestion: string][] = [
  ['nobody', 'no one, or name the visitor, the editor, the operator'],
  ['somebody', 'a visitor, an editor, an operator'],
  ['whoever', 'name the visitor, the editor, the caller'],
  ['everybody', 'all visitors, all editors, every instance'],
  ['an own', 'its own'],
  ['all the same', 'still, even so'],
  ['anew', 'again'],
  ['in earnest', 'in production'],
  ['meanwhile', 'during the outage, the request, …'],
  ['under way', 'in progress, in flight'],
  ['of before', 'previous, former'],
  ['beside', 'next to, at'],
  ['stands(?! for)', 'is, occurs'],
  ['mend(?:s|ed|ing)?', 'fix, correct, repair'],
  ['told|tells', 'notify, report, log, show'],
  ['knows', 'has, contains, supports'],
  ['at once', 'immediately, or at the same time'],
  ['gives up', 'stops, fails'],
  ['takes away', 'removes, revokes'],
]
/** The words of a phrase may be on two lines of a comment. */
const ANY_WORD = WORDS.map(([pattern]) => `(${pattern.replaceAll(' ', '[\\s*/#]+')})`).join('|')
const WORD = new RegExp(`\\b(?:${ANY_WORD})\\b`, 'gi')

const GENERATED_PART = /<!-- figures: .*?-->[\s\S]*?<!-- end -->/g
const CODE = /^(`{3,})[\s\S]*?^\1|`[^`\n]*`|\]\([^)\s]*\)/gm

/** Checks the text of a document; code, link targets and generated parts are not prose. */
export function checkMarkdown(file: string, text: string): Finding[] {
  return findWords(file, blank(blank(text, GENERATED_PART), CODE), 1)
}

/**
 * Checks the whole text of a stylesheet or configuration file; its prose is nearly all comments.
 */
export function checkConfiguration(file: string, text: string): Finding[] {
  return findWords(file, text, 1)
}

/** Checks the comments, the test names, the texts and the object literals of a script. */
export function checkSource(file: string, text: string, rules: readonly Rule[]): Finding[] {
  const hasWord = rules.includes('words') && text.search(WORD) >= 0
  const hasSpread = rules.includes('spreads') && /\.\.\.\s*[{[]/.test(text)
  if (!hasWord && !hasSpread) return []

  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const findings: Finding[] = []
  const comments = new Map<number, ts.CommentRange>()

  function visit(node: ts.Node) {
    if (hasSpread && isSpreadLiteral(node)) {
      const suggestion = 'write its members without the spread'
      const found = ts.isSpreadElement(node) ? '...[' : '...{'
      findings.push({ file, line: lineOf(node.getStart(source)), found, suggestion })
    }
    if (hasWord && (isTestTitle(node) || (rules.includes('texts') && isText(node)))) {
      findings.push(...findWords(file, node.getText(source), lineOf(node.getStart(source))))
    }
    const children = node.getChildren(source)
    if (children.length === 0 && !ts.isJsxText(node)) collectComments(node, text, comments)
    for (const child of children) if (!ts.isJSDoc(child)) visit(child)
  }
  visit(source)
  if (!hasWord) return findings
  for (const { pos, end } of comments.values()) {
    findings.push(...findWords(file, text.slice(pos, end), lineOf(pos)))
  }
  return findings.sort((one, other) => one.line - other.line)
}

/**
 * TypeScript attaches a comment to one or both of the tokens around it, so comments are keyed by
 * position.
 */
function collectComments(token: ts.Node, text: string, comments: Map<number, ts.CommentRange>) {
  const ranges = [
    ...(ts.getLeadingCommentRanges(text, token.pos) ?? []),
    ...(ts.getTrailingCommentRanges(text, token.end) ?? []),
  ]
  for (const range of ranges) comments.set(range.pos, range)
}

/** A computed key, as of a `data-` attribute with a shared name, can only be spread into JSX. */
function isSpreadLiteral(node: ts.Node): boolean {
  if (ts.isSpreadElement(node)) return ts.isArrayLiteralExpression(node.expression)
  if (!ts.isSpreadAssignment(node) && !ts.isJsxSpreadAttribute(node)) return false
  if (!ts.isObjectLiteralExpression(node.expression)) return false
  if (ts.isSpreadAssignment(node)) return ts.isObjectLiteralExpression(node.parent)
  return !node.expression.properties.some(
    ({ name }) => name !== undefined && ts.isComputedPropertyName(name),
  )
}

/** The first argument of `test(…)`, `describe.each(…)(…)` and the like. */
function isTestTitle(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) &&
    ts.isCallExpression(node.parent) &&
    node.parent.arguments[0] === node &&
    /^(?:test|it|describe)\b/.test(node.parent.expression.getText())
  )
}

/** A string of several words, a part of a template or JSX text; a single word may be a name. */
function isText(node: ts.Node): boolean {
  if (ts.isStringLiteral(node)) return /\s/.test(node.text)
  return ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
}

function findWords(file: string, text: string, firstLine: number): Finding[] {
  return [...text.matchAll(WORD)].map((match) => ({
    file,
    line: firstLine + text.slice(0, match.index).split('\n').length - 1,
    found: match[0].replace(/[\s*/#]+/g, ' '),
    suggestion: WORDS[match.slice(1).findIndex((group) => group !== undefined)]?.[1] ?? '',
  }))
}

/** Replaces what matches by spaces, so that lines are counted as before. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '))
}
