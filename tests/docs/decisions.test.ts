import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
/** The order of the parts of a record (record 1). Others may be between them. */
const PARTS = ['Context.', 'Decision.', 'Alternatives considered.', 'Consequences.']
const LINK = /\[(\d+)\]\((\d{4}-[a-z0-9-]+\.md)\)/
const STATUS = new RegExp(
  `^Status: (accepted|superseded by ${LINK.source}), \\d{4}-\\d\\d-\\d\\d(?=$|[.;])`,
  'm',
)

/** A superseding record, or a superseded one: the whole decision, or a part of it. */
interface Reference {
  file: string
  isPart: boolean
}

interface DecisionRecord {
  file: string
  number: number
  title: string
  status: string
  supersededBy: Reference[]
  supersedes: Reference[]
  /** The files of records whose decisions it changes or adds to without superseding them. */
  changes: string[]
}

function readRecord(path: string): DecisionRecord {
  const text = readFileSync(path, 'utf8')
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
  const line = /^Status: .*$/m.exec(text)?.[0] ?? ''
  return {
    file: basename(path),
    number: Number(number),
    title,
    status: line,
    supersededBy: references(line, 'superseded by', 'superseded in part by'),
    supersedes: references(line, 'Supersedes', 'Supersedes in part'),
    changes: line
      .split(/\. |; /)
      .filter((part) => /^(?:Changes|Adds to) /.test(part))
      .flatMap(linkedFiles),
  }
}

function linkedFiles(text: string): string[] {
  return [...text.matchAll(new RegExp(LINK, 'g'))].map(([, , file = '']) => file)
}

function references(line: string, whole: string, part: string): Reference[] {
  return [...line.matchAll(new RegExp(`(${whole}|${part}) ${LINK.source}`, 'g'))].map(
    ([, words, , file = '']) => ({ file, isPart: words === part }),
  )
}

/** @returns the bold beginnings of paragraphs, for each decision of a record */
function partsOf(file: string): string[][] {
  const decisions = readFileSync(join(FOLDER, file), 'utf8').split(/^## /m)
  return decisions.map((text) =>
    [...text.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, part = '']) => part),
  )
}

/** The row of a record in the index. */
function row({ file, number, title, supersededBy }: DecisionRecord): string {
  const status = supersededBy.some(({ isPart }) => !isPart) ? 'superseded' : 'accepted'
  const by = supersededBy.map(
    (other) =>
      `[${Number(other.file.slice(0, 4))}](${other.file})${other.isPart ? ' in part' : ''}`,
  )
  return `| [${number}](${file}) | ${title} | ${status} | ${by.join(', ')} |`
}

const records = globSync(`${FOLDER}/[0-9]*.md`).sort().map(readRecord)

test('the status of a record that another one changes or adds to links that one', () => {
  const changes = records.flatMap(({ file, changes }) => changes.map((of) => ({ file, of })))
  expect(changes.length).toBeGreaterThan(5)
  const unlinked = changes.filter(({ file, of }) => {
    const changed = records.find((record) => record.file === of)
    return !changed || !linkedFiles(changed.status).includes(file)
  })
  expect(unlinked).toEqual([])
})

describe.each(records)('$file', (record) => {
  test('has the number of its file name, a title and a status', () => {
    expect(record.number).toBe(Number(record.file.slice(0, 4)))
    expect(record.title).not.toBe('')
    expect(record.status).toMatch(STATUS)
  })

  test('has its parts in the order of record 1, and none after the consequences', () => {
    for (const parts of partsOf(record.file)) {
      const found = parts.filter((part) => PARTS.includes(part))
      expect(found).toEqual(PARTS.filter((part) => found.includes(part)))
      if (found.includes('Consequences.')) expect(parts.at(-1)).toBe('Consequences.')
    }
  })

  test('names the records that supersede it, and each of them names this one', () => {
    for (const { file, isPart } of record.supersededBy) {
      expect(existsSync(`${FOLDER}/${file}`), file).toBe(true)
      const other = records.find((one) => one.file === file)
      expect(other?.supersedes, file).toContainEqual({ file: record.file, isPart })
    }
    for (const { file, isPart } of record.supersedes) {
      const other = records.find((one) => one.file === file)
      expect(other?.supersededBy, file).toContainEqual({ file: record.file, isPart })
    }
  })
})

test('the index lists every record with its status', () => {
  const rows = readFileSync(`${FOLDER}/README.md`, 'utf8').match(/^\| \[.*$/gm) ?? []
  expect(rows).toEqual(records.map(row))
})
