import { join } from 'node:path'

/** The data folder of the site that all browser tests share, emptied at its start. `E2E_DATA_DIR`: another one, from the repository's root. */
export const DATA_DIR = join(import.meta.dirname, '../../../..', process.env.E2E_DATA_DIR ?? 'test-results/data')
