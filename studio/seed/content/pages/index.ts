import type { Page } from '../../../../app/content/types.generated.ts'
import type { Seed } from '../authoring.ts'
import { collections } from './collections.ts'
import { contact } from './contact.ts'
import { demoPages } from './demos.ts'
import { eCommerce } from './eCommerce.ts'
import { paymentServices } from './paymentServices.ts'
import { valueAddedServices } from './valueAddedServices.ts'

/** Every page but the home page: one file each, ids `page-<last word of the path>`. */
export const pages: readonly Seed<Page>[] = [
  paymentServices,
  collections,
  valueAddedServices,
  eCommerce,
  contact,
  ...demoPages,
]
