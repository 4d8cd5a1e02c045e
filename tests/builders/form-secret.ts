import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFormSecret, type FormSecret } from '#lib/form-secret.ts'

/** The setting `FORM_SECRET` of sites whose links and forms the tests sign. */
export const FORM_SECRET = '7Zt0q3aWmN5kX1cVb8RyLw2sJ6hTfG9d'

/** The same, as the site uses it. */
export const formSecret = createFormSecret(FORM_SECRET)
/** The secret of another site. */
export const otherFormSecret = createFormSecret('Qe4rTy7uIo1pAs8dFg5hJk2lZx9cVb6n')

/** The secret that a running site made for itself. */
export function generatedFormSecret(dataDir: string): FormSecret {
	return createFormSecret(readFileSync(join(dataDir, 'form-secret'), 'utf8').trim())
}
