import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forms } from '../../submissions/definitions/forms.ts'
import { createAccessList } from '../../submissions/inbox/accessList.ts'
import { NO_ONE } from '../../submissions/inbox/apiSchemas.ts'
import { csvLine } from '../../submissions/inbox/csv.ts'
import type { MessageFilter, Position } from '../../submissions/inbox/filter.ts'
import { Inbox, NOTES_MAX, SEARCHED_ROWS_MAX } from '../../submissions/inbox/inbox.ts'
import { openPostgresStore } from '../../submissions/store/postgres.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import type { SqlValue, SubmissionStore } from '../../submissions/store/store.ts'
import { updateSearchTexts } from '../../submissions/store/updateSearchTexts.ts'
import type { SubmissionContent } from '../../submissions/submission.ts'
import { acceptInto, attempt, contactContent } from './fixtures.ts'
import { type Postgres, startPostgres } from './startPostgres.ts'

const NOON_MS = Date.UTC(2026, 10, 21, 12)
const MINUTE_MS = 60_000
const ama = { id: 'person-ama', name: 'Ama Serwaa' }

const contact = (message: string, email = 'kofi@makola.example'): SubmissionContent =>
  contactContent({ firstName: 'Kofi', lastName: 'Ɔsei', email, phone: '', message })
const newsletter = (email: string): SubmissionContent => forms.newsletter.contentOf({ email })

/** The specification of the inbox; every test runs on both databases. */
function specification(
  openStore: () => Promise<SubmissionStore>,
  bulk: { insertion: string; explain: string; indexUse: RegExp },
) {
  let store: SubmissionStore
  let inbox: Inbox
  let nowMs: number
  beforeEach(async () => {
    store = await openStore()
    nowMs = NOON_MS
    inbox = new Inbox(store, () => nowMs)
  })
  afterEach(() => store.close())

  const accept = (
    content: SubmissionContent,
    acceptedAtMs = NOON_MS,
    state?: 'queued' | 'suspect',
  ) => acceptInto(store, content, { acceptedAtMs, state })

  async function ids(filter: MessageFilter) {
    return (await inbox.page(filter, 100)).messages.map(({ id }) => id)
  }

  async function bulkInsert(count: number) {
    await store.query(bulk.insertion, [NOON_MS, NOON_MS, NOON_MS, count])
  }

  test('pages through everything once, newest first, though some arrived at the same time', async () => {
    const sent: string[] = []
    for (let n = 0; n < 7; n += 1) sent.push(await accept(contact(`${n}`), NOON_MS + (n >> 1)))
    const seen: { id: string; acceptedAtMs: number }[] = []
    let before: Position | undefined
    do {
      const { messages, next } = await inbox.page({}, 3, before)
      seen.push(...messages)
      before = next
    } while (before)
    expect(seen.map(({ id }) => id).toSorted()).toEqual(sent.toSorted())
    const times = seen.map(({ acceptedAtMs }) => acceptedAtMs)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('filters by kind, state, handling, person and date', async () => {
    const message = await accept(contact('hello'))
    const subscription = await accept(newsletter('a@x.example'), NOON_MS + MINUTE_MS)
    const suspect = await accept(newsletter('bot@x.example'), NOON_MS, 'suspect')
    await inbox.setHandled(subscription, true, ama)
    await inbox.assign(message, ama)
    expect(await ids({ kind: 'contact' })).toEqual([message])
    expect(await ids({ state: 'suspect' })).toEqual([suspect])
    expect(await ids({ handling: 'handled' })).toEqual([subscription])
    expect(await ids({ assignedTo: ama.id })).toEqual([message])
    const unassigned = await ids({ assignedTo: NO_ONE })
    expect([...unassigned, message].sort()).toEqual([...(await ids({}))].sort())
    expect(unassigned).not.toContain(message)
    expect(await ids({ fromMs: NOON_MS + 1 })).toEqual([subscription])
    expect((await ids({ toMs: NOON_MS + 1 })).toSorted()).toEqual([message, suspect].toSorted())
    expect(await ids({ kind: 'careers' })).toEqual([])
  })

  test('searches every word, whatever its case and script, without wildcards', async () => {
    const message = await accept(contact('We pay 100% of MoMo fees, ɔdɔ'))
    await accept(contact('We pay nothing'))
    expect(await ids({ search: 'MOMO ƆSEI' })).toEqual([message])
    expect(await ids({ search: '100%' })).toEqual([message])
    expect(await ids({ search: '%' })).toEqual([message])
    expect(await ids({ search: '100_' })).toEqual([])
    expect(await ids({ search: '100!%' })).toEqual([])
    expect(await ids({ search: 'momo nothing' })).toEqual([])
  })

  test.each([
    ['+233 24 412 3456', ['0244123456', '024 412 3456', '024-412-3456', '+233244123456']],
    ['0244123457', ['+233 24 412 3457', '00233244123457', '(024) 412 3457', '4412 3457']],
    ['+233 (0)24 412 3458', ['024 412 3458', 'Osei 024.412.3458']],
    ['+44 20 7946 0958', ['020 7946 0958', '+44 20 7946 0958', '+442079460958']],
  ])('finds the telephone number %s in any notation', async (phone, searches) => {
    const id = await accept(contactContent({ lastName: 'Osei', phone }))
    await accept(contactContent({ phone: '+233 20 999 0000' }))
    for (const search of searches) expect([search, await ids({ search })]).toEqual([search, [id]])
  })

  test('finds the words of a search that looks like a telephone number, and no other numbers', async () => {
    const id = await accept(contact('In 2026 we paid 1000 people'))
    await accept(contactContent({ phone: '024 000 0000', message: 'In 2026' }))
    expect(await ids({ search: '2026 1000' })).toEqual([id])
    expect(await ids({ search: '+233 20' })).toEqual([])
    expect(await ids({ search: '0 0 0 0' })).toHaveLength(2)
  })

  test.each([
    ['Müller', ['muller', 'MÜLLER', 'mu\u0308ller']],
    ['Adébáyọ̀', ['adebayo', 'Adébáyọ̀']],
    ['O’Connor', ["O'Connor", 'o’connor', 'o‘connor']],
    ["N'Dour", ['N’Dour']],
    ['Mepɛ', ['mepe', 'MEPƐ', 'mepɛ']],
    ['Ʒiɛɣu Dəŋ', ['ziegu', 'den', 'ʒiɛɣu']],
    ['Ɖoƒe-Ŋutsu', ['dofe-nutsu', 'ɖoƒe-ŋutsu']],
    ['Aʋagã Ɣeɖuƒe', ['avaga gedufe', 'AƲAGA ƔEƉUƑE']],
    ['Ɔkɔmfoɔ', ['okomfoo', 'ɔkɔmfoɔ']],
    ['Ɓala Ɗanƙwairo', ['bala dankwairo']],
    ['Nørgård', ['norgard', 'NØRGÅRD']],
    ['Łukasz Đorđević', ['lukasz dordevic', 'łukasz Ðorđević']],
    ['Groß', ['gross', 'groß', 'GROSS']],
    ['Æthelred Lœuf', ['aethelred loeuf', 'æthelred LŒUF']],
  ])(
    'finds the name %s with other letters, accents and apostrophes',
    async (lastName, searches) => {
      const id = await accept(contactContent({ lastName }))
      await accept(contactContent({ lastName: 'Osei' }))
      for (const search of searches) expect([search, await ids({ search })]).toEqual([search, [id]])
    },
  )

  test('finds an international address in either spelling', async () => {
    const sent = [
      await accept(contact('as a browser posts it', 'zoe@xn--mller-kva.example')),
      await accept(contact('as it is typed', 'zoe@müller.example')),
    ].toSorted()
    for (const search of ['zoe@müller.example', 'zoe@xn--mller-kva.example']) {
      expect((await ids({ search })).toSorted()).toEqual(sent)
    }
  })

  test('finds messages of an earlier version once their search texts are updated', async () => {
    const sent = [
      await accept(contactContent({ lastName: 'Müller', phone: '0244123456' })),
      await accept(newsletter('a@x.example')),
    ]
    await store.query(
      "UPDATE submissions SET fields = 'Müller, 0244123456' WHERE kind = 'newsletter'",
      [],
    )
    const current = await accept(contactContent({ lastName: 'Müller' }))
    await store.query("UPDATE submissions SET search_text = 'none', search_version = 2", [])
    await store.query('UPDATE submissions SET search_version = 99 WHERE id = ?', [current])
    await bulkInsert(500)
    expect(await updateSearchTexts(store)).toBe(502)
    expect(await updateSearchTexts(store)).toBe(0)
    expect((await ids({ search: 'muller' })).toSorted()).toEqual(sent.toSorted())
    expect(await ids({ search: '+233 24 412 3456' })).toContain(sent[0])
  })

  test('a search for rare words reads a bounded number of rows and returns where it continues', async () => {
    const old = await accept(contact('needle'), NOON_MS - MINUTE_MS)
    await bulkInsert(SEARCHED_ROWS_MAX)
    const first = await inbox.page({ search: 'needle' }, 10)
    expect(first.messages).toEqual([])
    expect(first.searchedToMs).toBe(NOON_MS + 1)
    const second = await inbox.page({ search: 'needle' }, 10, first.next)
    expect(second.messages.map(({ id }) => id)).toEqual([old])
    expect(second.next).toBeUndefined()
    expect(second.searchedToMs).toBeUndefined()
  })

  test('a search that takes too long ends early and returns where it continues', async () => {
    const old = await accept(contact('needle'), NOON_MS - MINUTE_MS)
    await bulkInsert(1_000)
    const slow = new Inbox(store, () => {
      nowMs += 600
      return nowMs
    })
    const first = await slow.page({ search: 'needle' }, 10)
    expect(first.messages).toEqual([])
    expect(first.searchedToMs).toBe(NOON_MS + 501)
    const second = await inbox.page({ search: 'needle' }, 10, first.next)
    expect(second.messages.map(({ id }) => id)).toEqual([old])
  })

  test('finds a word of more than 40 characters, and the address in the longest message', async () => {
    const link = `https://makola.example/${'path/'.repeat(20)}`
    const message = 'ﷺ'.repeat(4_900)
    const long = await accept(contact(message, 'needle@makola.example'))
    const linked = await accept(contact(link))
    expect(await ids({ search: link })).toEqual([linked])
    expect(await ids({ search: 'needle@makola.example' })).toEqual([long])
  })

  test('a search that fills a page is not at its bound', async () => {
    await bulkInsert(20)
    const page = await inbox.page({ search: 'someone' }, 10)
    expect([page.messages.length, page.searchedToMs]).toEqual([10, undefined])
  })

  test('filters by several kinds, and finds nothing of none', async () => {
    const message = await accept(contact('hello'))
    await accept(newsletter('a@x.example'), NOON_MS + MINUTE_MS)
    expect(await ids({ kinds: ['contact', 'demo'] })).toEqual([message])
    expect(await ids({ kinds: ['contact'], kind: 'newsletter' })).toEqual([])
    expect(await ids({ kinds: [] })).toEqual([])
  })

  test('a page of a rare state is found in the index alone', async () => {
    await bulkInsert(20_000)
    await store.query('ANALYZE', [])
    const statements: [string, readonly SqlValue[]][] = []
    const recording = new Inbox(
      {
        ...store,
        query: (sql, values) => {
          statements.push([sql, values])
          return store.query(sql, values)
        },
      },
      () => NOON_MS,
    )
    await recording.page({ state: 'parked', kind: 'newsletter' }, 50)
    const [[sql, values] = ['', []]] = statements
    const { rows } = await store.query(`${bulk.explain} ${sql}`, values)
    expect(JSON.stringify(rows)).toMatch(bulk.indexUse)
  })

  test('shows unreadable rows in their stored form, and counts unknown kinds', async () => {
    const content = newsletter('a@x.example')
    const id = await accept(content)
    await store.query("UPDATE submissions SET kind = 'careers' WHERE id = ?", [id])
    const found = await inbox.find(id)
    expect(found?.message).toMatchObject({ readable: false, raw: JSON.stringify(content.fields) })
    const { groups } = await inbox.overview()
    expect(groups).toEqual([{ kind: 'careers', state: 'queued', handling: 'open', count: 1 }])
  })

  test('has another revision after a change by an instance whose clock is behind', async () => {
    const id = await accept(contact('Hello'))
    const ahead = new Inbox(store, () => NOON_MS + MINUTE_MS)
    await ahead.assign(id, ama)
    const changes = [
      () => inbox.assign(id, null),
      () => inbox.addNote(id, ama, 'Called back'),
      () => inbox.setHandled(id, true, ama),
    ]
    for (const change of changes) {
      const before = (await inbox.overview()).revision
      await change()
      expect((await inbox.overview()).revision).not.toBe(before)
    }
  })

  test('handling a message that a colleague has handled changes nothing', async () => {
    const id = await accept(contact('twice'))
    expect(await inbox.setHandled(id, true, ama)).toBe(true)
    const first = await inbox.find(id)
    nowMs += MINUTE_MS
    expect(await inbox.setHandled(id, true, { id: 'esi', name: 'Esi Owusu' })).toBe(false)
    expect(await inbox.find(id)).toEqual(first)
  })

  test('records handling, assignment and notes, and can undo them', async () => {
    const id = await accept(contact('hello'))
    const before = (await inbox.overview()).revision
    nowMs += MINUTE_MS
    expect(await inbox.setHandled(id, true, ama)).toBe(true)
    expect(await inbox.assign(id, ama)).toBe(true)
    expect(await inbox.addNote(id, ama, 'Called back.')).toBe('done')
    expect(await inbox.find(id)).toMatchObject({
      message: { handling: 'handled', handledBy: 'Ama Serwaa', assignedName: 'Ama Serwaa' },
      notes: [{ text: 'Called back.', authorName: 'Ama Serwaa', atMs: nowMs }],
    })
    expect((await inbox.overview()).revision).not.toBe(before)
    await inbox.setHandled(id, false, ama)
    await inbox.assign(id, null)
    expect((await inbox.find(id))?.message).toMatchObject({
      handling: 'open',
      handledAtMs: null,
      assignedTo: null,
    })
    expect(await inbox.setHandled('no-such-id', true, ama)).toBe(false)
    expect(await inbox.addNote('no-such-id', ama, 'x')).toBe('conflict')
  })

  test('a message with the maximum number of notes takes no more, and is unchanged', async () => {
    const id = await accept(contact('hello'))
    for (let n = 0; n < NOTES_MAX; n++) await inbox.addNote(id, ama, `Note ${n}`)
    const before = (await inbox.overview()).revision
    nowMs += MINUTE_MS
    expect(await inbox.addNote(id, ama, 'One more')).toBe('full')
    expect((await inbox.find(id))?.notes).toHaveLength(NOTES_MAX)
    expect((await inbox.overview()).revision).toBe(before)
  })

  test('a note that is sent again is stored once, also in a message that is full', async () => {
    const id = await accept(contact('hello'))
    const noteId = randomUUID()
    const add = () => inbox.addNote(id, ama, 'Called.', noteId)
    expect(await add()).toBe('done')
    const first = await inbox.find(id)
    nowMs += MINUTE_MS
    expect(await add()).toBe('done')
    expect(await inbox.find(id)).toEqual(first)
    for (let n = 1; n < NOTES_MAX; n++) await inbox.addNote(id, ama, `Note ${n}`)
    expect(await add()).toBe('done')
    expect((await inbox.find(id))?.notes).toHaveLength(NOTES_MAX)
  })

  test('the id of a note of another message, person or text adds nothing', async () => {
    const [id, other] = [await accept(contact('one')), await accept(contact('two'))]
    const noteId = randomUUID()
    await inbox.addNote(id, ama, 'Called.', noteId)
    expect(await inbox.addNote(other, ama, 'Called.', noteId)).toBe('conflict')
    expect(await inbox.addNote(id, { id: 'esi', name: 'Esi' }, 'Called.', noteId)).toBe('conflict')
    expect(await inbox.addNote(id, ama, 'Called twice.', noteId)).toBe('conflict')
    expect((await inbox.find(id))?.notes).toMatchObject([{ text: 'Called.' }])
  })

  test('retention erases what was handled or delivered, never unhandled messages', async () => {
    const open = await accept(contact('open'))
    const suspect = await accept(contact('spam'), NOON_MS, 'suspect')
    const handled = await accept(contact('handled by hand'))
    const delivered = await accept(newsletter('a@x.example'))
    const reopened = await accept(newsletter('b@x.example'))
    await inbox.setHandled(handled, true, ama)
    await attempt(store, delivered, 'delivered', NOON_MS)
    await attempt(store, reopened, 'delivered', NOON_MS)
    expect((await inbox.find(delivered))?.message).toMatchObject({ handledBy: 'delivery' })
    await inbox.setHandled(reopened, false, ama)
    expect(await store.purgeHandled(NOON_MS + MINUTE_MS)).toBe(2)
    expect((await ids({})).toSorted()).toEqual([open, suspect, reopened].toSorted())
  })

  test("erases one person's messages, unreadable ones too, and no others", async () => {
    await accept(contact('one', 'Kofi@Makola.example'))
    const broken = await accept(newsletter('kofi@makola.example'))
    await store.query("UPDATE submissions SET kind = 'careers' WHERE id = ?", [broken])
    const others = [await accept(contact('mentions kofi@makola.example', 'ama@x.example'))]
    const acceptText = async (fields: string) => {
      const id = await accept(newsletter('x@x.example'))
      await store.query('UPDATE submissions SET fields = ? WHERE id = ?', [fields, id])
      return id
    }
    await acceptText('{"email":"KOFI@makola.example","message":"cut off')
    await acceptText('{"contact":{"email":"kofi@makola.example"}}')
    await acceptText('email=kofi@makola.example. Sent from a phone')
    others.push(await acceptText('{"email":"not.kofi@makola.example'))
    others.push(
      await acceptText('kofi@makola.example.com'),
      await acceptText('kofi@makolaxexample'),
    )
    const { sent, mentions } = await inbox.messagesOf(' kofi@makola.EXAMPLE ')
    expect(sent).toHaveLength(5)
    expect(mentions).toBe(1)
    expect(await inbox.erase(sent)).toBe(5)
    expect((await ids({})).toSorted()).toEqual(others.toSorted())
  })

  test.each(['zoe@müller.example', 'Zoe@XN--mller-kva.example', 'zoe@MÜLLER.example'])(
    'erases the messages of an international address in both spellings, searched as %s',
    async (typed) => {
      await accept(contact('as a browser posts it', 'zoe@xn--mller-kva.example'))
      await accept(contact('as it is typed', 'Zoe@Müller.example'))
      await accept(contact('decomposed', 'zoe@mu\u0308ller.example'))
      for (const spelling of ['zoe@xn--mller-kva.example', 'zoe@müller.example']) {
        const id = await accept(newsletter('x@x.example'))
        const fields = `{"email":"${spelling}","message":"cut off`
        await store.query('UPDATE submissions SET fields = ? WHERE id = ?', [fields, id])
      }
      const other = await accept(contact('another domain', 'zoe@muller.example'))
      const { sent } = await inbox.messagesOf(typed)
      expect(sent).toHaveLength(5)
      expect(await inbox.erase(sent)).toBe(5)
      expect(await ids({})).toEqual([other])
    },
  )

  test('access is requested, granted and revoked, and reads are logged', async () => {
    const list = createAccessList(store, () => nowMs)
    const kofi = { id: 'kofi', name: 'Kofi', email: 'kofi@nsaa.example' }
    expect(await list.accessOf('kofi')).toBe('none')
    await list.setAccess(kofi, 'requested', 'Kofi')
    await list.setAccess(kofi, 'granted', 'Ama')
    expect(await list.people()).toEqual([{ ...kofi, access: 'granted', changedBy: 'Ama' }])
    const entry = { personId: 'kofi', personName: 'Kofi', submissionId: null, detail: '' }
    await list.record({ ...entry, action: 'list' })
    nowMs += 366 * 24 * 60 * MINUTE_MS
    await list.record({ ...entry, action: 'export' })
    expect((await list.entries(10)).map(({ action }) => action)).toEqual(['export'])
  })
}

const columns = `(id, kind, form, fields, fingerprint, state, accepted_at_ms,
  next_attempt_at_ms, patience_from_ms)`
const bulkFields = `'{"email":"someone@x.example"}'`

describe('the inbox on SQLite', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nsaa-inbox-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  specification(async () => openSqliteStore(join(folder, randomUUID(), 'submissions.sqlite')), {
    insertion: `WITH RECURSIVE numbers (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers
        WHERE n < ?4)
      INSERT INTO submissions ${columns} SELECT 'bulk-' || n, 'newsletter', 'newsletter',
        ${bulkFields}, 'f' || n, 'queued', ?1 + n, ?2, ?3 FROM numbers`,
    explain: 'EXPLAIN QUERY PLAN',
    indexUse: /COVERING INDEX submissions_newest/,
  })
})

describe('the inbox on PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  specification(async () => openPostgresStore(await postgres.createDatabase()), {
    insertion: `INSERT INTO submissions ${columns} SELECT 'bulk-' || n, 'newsletter', 'newsletter',
        ${bulkFields}, 'f' || n, 'queued', CAST(? AS bigint) + n, CAST(? AS bigint), CAST(? AS bigint)
        FROM generate_series(1, CAST(? AS integer)) AS n`,
    explain: 'EXPLAIN',
    indexUse: /Index (Only )?Scan.*using submissions_(newest|handling|due)/,
  })
})

describe('a line of an export', () => {
  test.each([
    '=1+1',
    '+44',
    '0244123457',
    '233244123456',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =HYPERLINK("x")',
    '＝1',
  ])('makes %j a text for a spreadsheet', (text) => {
    expect(csvLine([text]).startsWith(`"'`)).toBe(true)
  })

  test.each([
    ['a;=1+1;b', `a;'=1+1;b`],
    ['a";"=1+1', `a"";""'=1+1`],
    ['two\n@SUM(A1)', `two\n'@SUM(A1)`],
  ])('makes what follows a semicolon or line break in %j a text', (text, cell) => {
    expect(csvLine([text])).toBe(`"${cell}"\r\n`)
  })

  test('quotes quotes, commas and line breaks, and leaves other text unchanged', () => {
    expect(csvLine(['024 412', '0', '12345678901'])).toBe('"024 412","0","12345678901"\r\n')
    expect(csvLine(['a "b", c', 'two\nlines', 'Ɔsei'])).toBe('"a ""b"", c","two\nlines","Ɔsei"\r\n')
  })
})
