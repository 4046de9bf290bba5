import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAKE_TOKEN, startSite } from '../site/startSite.ts'
import { type FakeBackend, startFakeBackend } from '../submissions/fakeBackend.ts'

/** Follows the how-to “add a field to a form” of docs/architecture.md in a copy of the project. */

const ROOT = join(import.meta.dirname, '../..')
const NOT_COPIED = new Set(['.git', '.cache', '.data', 'build', 'node_modules'])
const DEFINITION = 'submissions/definitions/contact.ts'
const FORM = 'app/forms/contact/ContactForm.tsx'
const TIMEOUT_MS = 900_000

/** The parts that process the field: the form, the queue and the server's inbox. */
const CHECKED = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false },
  include: ['app/forms', 'app/sections/contactForm', 'submissions', 'server/inbox', 'app/*.d.ts'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
}

let copy: string
let backend: FakeBackend
beforeAll(async () => {
  backend = await startFakeBackend('OK')
  copy = await mkdtemp(join(tmpdir(), 'nsaa-add-field-'))
  await cp(ROOT, copy, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(path.slice(ROOT.length + 1)),
  })
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(async () => {
  await backend.stop()
  await rm(copy, { recursive: true, force: true })
})

async function insertBefore(file: string, line: string, added: string): Promise<void> {
  const source = await readFile(join(copy, file), 'utf8')
  expect(source.split(line), `${file} has this line once: ${line}`).toHaveLength(2)
  await writeFile(
    join(copy, file),
    source.replace(line, () => `${added}${line}`),
  )
}

/** Runs a file with Node in the copy; rejects with its output if it fails. */
async function run(...args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' as const, NO_COLOR: '1' }
  await promisify(execFile)('node_modules/.bin/node', args, { cwd: copy, env }).catch((error) => {
    throw new Error(`node ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`)
  })
}

test('a field of one definition and one line of markup is shown, validated, stored, delivered and listed', {
  timeout: TIMEOUT_MS,
}, async () => {
  await insertBefore(
    DEFINITION,
    '    message: {\n',
    "    budget: { type: 'line', label: 'Budget', charactersMax: 5, required: 'Name a budget' },\n",
  )
  await insertBefore(DEFINITION, 'message: fields.message }', 'budget: fields.budget, ')
  await insertBefore(
    FORM,
    "        <Field {...field('message')}",
    "        <Field {...field('budget')} />\n",
  )
  await run('tooling/generate.ts')
  expect(await readFile(join(copy, 'app/content/types.generated.ts'), 'utf8')).toContain('budget?:')
  await writeFile(join(copy, 'tsconfig.field.json'), JSON.stringify(CHECKED))
  await Promise.all([
    await run('node_modules/typescript/bin/tsc', '--project', 'tsconfig.field.json'),
    await run('node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'warn'),
  ])
  await useField()
})

const COMPLETE = {
  form: 'contact',
  firstName: 'Akosua',
  lastName: 'Mensah',
  email: 'akosua@makola.example',
  message: 'Two hundred people',
  agreeToPolicy: 'on',
}

async function useField(): Promise<void> {
  const env = {
    EMAIL_API_URL: `${backend.origin}/send`,
    EMAIL_SERVICE_ID: 'service',
    EMAIL_TEMPLATE_ID: 'template',
    EMAIL_PUBLIC_KEY: 'key',
  }
  const site = await startSite(env, copy)
  try {
    const page = `${site.origin}/contact-us`
    const send = (fields: Record<string, string>) =>
      fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

    expect(await (await fetch(page)).text()).toContain('name="budget"')
    const refused = await send(COMPLETE)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Name a budget')
    const tooLong = await (await send({ ...COMPLETE, budget: '123456' })).text()
    expect(tooLong).toContain('Budget can have at most 5 characters')
    expect((await send({ ...COMPLETE, budget: '₵ 90' })).status).toBe(303)

    expect(storedFields(site.dataDir)).toMatchObject([{ firstName: 'Akosua', budget: '₵ 90' }])
    await expect.poll(() => backend.received.length).toBe(1)
    expect(backend.received[0]?.body).toMatchObject({
      template_params: { from_name: 'Akosua Mensah', budget: '₵ 90' },
    })

    const headers = { 'X-Nsaa-Studio': '1', Authorization: `Bearer ${LAKE_TOKEN}` }
    const inbox = `${site.origin}/studio/api/messages`
    const { messages } = await (await fetch(`${inbox}/`, { headers })).json()
    const { fields } = await (await fetch(`${inbox}/${messages[0].id}`, { headers })).json()
    expect(fields).toContainEqual({ name: 'budget', label: 'Budget', value: '₵ 90' })
    const [columns, row] = (await (await fetch(`${inbox}/export.csv`, { headers })).text()).split(
      '\r\n',
    )
    expect(columns?.split(',')).toContain('"budget"')
    expect(row).toContain('₵ 90')
  } finally {
    await site.stop()
  }
}

function storedFields(dataDir: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'submissions/submissions.sqlite'), {
    readOnly: true,
  })
  const rows = database.prepare('SELECT fields FROM submissions').all()
  database.close()
  return rows.map(({ fields }) => JSON.parse(String(fields)))
}
