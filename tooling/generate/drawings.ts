/**
 * Writes the drawings and the sample documents of the shipped content.
 *
 *   node tooling/generate/drawings.ts [filter]           writes those whose name contains it
 *   node tooling/generate/drawings.ts --check [filter]   reports those that are out of date
 */
import { produce, products } from '../../seed/artwork/produce.ts'
import { updateFile } from './generatedFile.ts'

const filter = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? ''
for (const product of products.filter(({ name }) => name.includes(filter))) {
  await updateFile(product.file, await produce(product))
}
