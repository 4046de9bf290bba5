import { createServerValue } from '../../content/createServerValue.ts'
import type { PolicyData } from './query.ts'

/** The whole policy while the server renders it. */
export const serverPolicy = createServerValue<PolicyData>()
