import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSectionFolder } from './sectionIndexes.ts'

/** The section `fees` of a site of these files. */
async function variantsIn(files: Readonly<Record<string, string>>) {
  const app = await mkdtemp(join(tmpdir(), 'sections-'))
  onTestFinished(() => rm(app, { recursive: true }))
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(app, file)), { recursive: true })
    await writeFile(join(app, file), source)
  }
  const { variants } = await readSectionFolder(join(app, 'sections'), { name: 'fees' })
  return variants
}

async function isInteractive(files: Readonly<Record<string, string>>): Promise<boolean> {
  return (await variantsIn(files)).some(({ interactive }) => interactive)
}

const SECTION = 'sections/fees/section.tsx'
const PART = 'sectionParts/Calculator.tsx'

describe('a section', () => {
  test('without hooks and handlers is static', async () => {
    const source = "import { useId } from 'react'\nexport const Fees = () => <p id={useId()} />\n"
    expect(await isInteractive({ [SECTION]: source })).toBe(false)
  })

  test.each(['useState(0)', 'useOptimistic([])', 'useFetcher()', '<button onClick={open} />'])(
    'with %s is interactive',
    async (source) =>
      expect(await isInteractive({ [SECTION]: `export const Fees = () => ${source}\n` })).toBe(
        true,
      ),
  )

  test('whose part of another folder has state is interactive', async () => {
    const source = "import {\n  Calculator,\n} from '../../sectionParts/Calculator.tsx'\n"
    const stateful = 'export const Calculator = () => useState(0)[0]\n'
    expect(await isInteractive({ [SECTION]: source, [PART]: stateful })).toBe(true)
    expect(
      await isInteractive({ [SECTION]: source, [PART]: 'export const Calculator = 0\n' }),
    ).toBe(false)
  })

  test('that imports only types of such a part is static', async () => {
    const source = "import type { Rate } from '../../sectionParts/Calculator.tsx'\n"
    const stateful = 'export const Calculator = () => useState(0)[0]\n'
    expect(await isInteractive({ [SECTION]: source, [PART]: stateful })).toBe(false)
  })

  test('can open a page if it or one of its parts has the title of one', async () => {
    const isOpening = async (part: string) => {
      const source = "import { Opening } from '../../sectionParts/Opening.tsx'\n"
      const files = { [SECTION]: source, 'sectionParts/Opening.tsx': part }
      return (await variantsIn(files)).some(({ opening }) => opening)
    }
    expect(await isOpening('export const Opening = () => <PageTitle size="d1" />\n')).toBe(true)
    expect(await isOpening('export const Opening = () => <Heading as="h2" />\n')).toBe(false)
  })

  test('with a button that is a link is static', async () => {
    const source = "import { Button } from '../../design/button/Button.tsx'\n"
    const button = 'export const Button = ({ onClick }) => <button onClick={onClick} />\n'
    expect(await isInteractive({ [SECTION]: source, 'design/button/Button.tsx': button })).toBe(
      false,
    )
  })
})
