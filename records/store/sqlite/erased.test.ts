import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { erasePerson } from '#records/person/person.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { freshPlace } from '#tests/records/stores.ts'

const ANSWER = 'I take insulin, and was convicted in 2011'

test('what was erased cannot be read in the files of the store any more', async () => {
	const { store, place } = await freshPlace('sqlite')
	const [folder = ''] = place
	const isInFiles = () => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(ANSWER))
	const submission = aSubmission({ answers: { health: ANSWER } })
	await accept(store, submission, () => [], Date.now())
	expect(isInFiles()).toBe(true)
	const calendar = { today: '2026-11-30', yearEnd: '03-31', now: Date.now() }
	expect(await erasePerson(store, submission.email, calendar)).toMatchObject({ kind: 'erased', submissions: 1 })
	await store.checkpoint()
	expect(isInFiles()).toBe(false)
})
