import { afterAll, expect, test } from 'vitest'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, openedEarlier, type Seen } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { askRecords, storedSubmissions } from '#tests/integration/support/stored-records.ts'

const dataDir = freshFolder('upgraded')
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
afterAll(async () => {
	await site.stop()
})

/** A finished draft from before the form's change: without a householder. */
const BEFORE = { ...enough.adoption, tenure: 'family', fenceHeight: ['6', 'ft'], postcode: 'SA14 8NN' }

test('a draft from before the upgrade continues with the new questions only', async () => {
	const visitor = aVisitor(site)
	const next = await visitor.send(
		await visitor.get('/apply/adoption/dog'),
		asTyped({ dog: 'any' }),
		openedEarlier('adoption'),
	)
	expect(next.path).toBe('/apply/adoption/you')
	askRecords(
		dataDir,
		`update draft set answers_json = json_patch(answers_json, '${JSON.stringify(BEFORE)}') where form = 'adoption'`,
	)
	const asked = await visitor.get('/apply/adoption/check')
	expect(asked.path).toBe('/apply/adoption/home?change=1&incomplete=1')
	expect(errorsOf(asked)).toEqual(['Select whether the owner or tenant of your home agrees to a dog'])
	const check = await visitor.send(asked, asTyped({ ...BEFORE, householder: 'yes' }))
	expect(check.path).toBe('/apply/adoption/check')
	expect(check.text).toContain('183 cm (6 feet)')
	expect((await visitor.get('/apply/adoption/outdoor')).text).toMatch(
		/name="fence"[^>]*value="6"[\s\S]*<option value="ft" selected/,
	)
	await visitor.send(check, new URLSearchParams())
	const sent = JSON.parse(String(storedSubmissions(dataDir)[0]?.answers_json))
	expect(sent).toMatchObject({ fenceHeight: '183', householder: 'yes' })
})

test('a page opened before the upgrade is accepted', async () => {
	const visitor = aVisitor(site)
	await visitor.send(await visitor.get('/apply/adoption/dog'), asTyped({ dog: 'any' }))
	const answers = { ...enough.adoption, postcode: 'SA14 8NN' }
	askRecords(
		dataDir,
		`update draft set answers_json = json_patch(answers_json, '${JSON.stringify(answers)}') where submission_id is null`,
	)
	const outdoor = await visitor.get('/apply/adoption/outdoor')
	await visitor.send(outdoor, new URLSearchParams({ garden: 'private', fence: '180', fenceUnit: 'cm', walk: '' }))
	expect((await visitor.get('/apply/adoption/check')).text).toContain('180 cm (5.9 feet)')
})

function errorsOf({ text }: Seen): string[] {
	return [...text.matchAll(/Error: <\/span><span>([^<]+)/g)].map(([, message = '']) => message)
}
