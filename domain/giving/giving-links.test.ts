import { expect, test } from 'vitest'
import { formSecret, otherFormSecret } from '#tests/builders/form-secret.ts'
import { certificatePath, managePath, readGivingKey, receiptPath, thankYouPath } from './giving-links.ts'

const ID = '4be0643f-1d98-473b-97cd-ca98a65347dd'
const OTHER_ID = '4be0643f-1d98-473b-97cd-ca98a65347de'
const PATHS = { 'thank-you': thankYouPath, receipt: receiptPath, manage: managePath, certificate: certificatePath }
const PURPOSES = Object.keys(PATHS) as (keyof typeof PATHS)[]

const keyIn = (path: string) => new URL(path, 'http://localhost').searchParams.get('key') ?? ''

test.each(PURPOSES)('a key for "%s" gives the id back, and opens nothing else', (purpose) => {
	const path = PATHS[purpose](ID, formSecret)
	expect(path).toMatch(new RegExp(`^/giving/${purpose}\\?key=`))
	const key = keyIn(path)
	for (const asked of PURPOSES) expect(readGivingKey(key, asked, formSecret)).toBe(asked === purpose ? ID : undefined)
	expect(readGivingKey(key, purpose, otherFormSecret)).toBeUndefined()
})

test('a key with another id, a changed, missing or longer signature opens nothing', () => {
	const key = keyIn(managePath(ID, formSecret))
	const [, signature = ''] = key.split('.')
	const last = signature.endsWith('A') ? 'B' : 'A'
	const changed = [
		`${OTHER_ID}.${signature}`,
		`${ID}.${signature.slice(0, -1)}`,
		`${ID}.`,
		ID,
		'',
		'.',
		`.${signature}`,
		`${key}A`,
		`${key}.`,
		`${key}.x`,
		`${ID}.${last}${signature.slice(1)}`,
		key.toUpperCase(),
		` ${key}`,
	]
	for (const one of changed) expect(readGivingKey(one, 'manage', formSecret), one).toBeUndefined()
})
