import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import type { FormId } from '#app/features/applications/form.server.ts'
import { asTyped, enough } from '#tests/builders/answers.ts'
import { aVisitor, type Seen } from './form-visitor.ts'
import { freshFolder, startSiteProcess } from './site-process.ts'

const JOURNEYS = ['adoption', 'fostering', 'volunteering', 'contact', 'surrender'] as const
/** No form of ours has more pages. */
const MOST_PAGES = 25
/** A copy for the person and a notice for staff each; whoever asks the question gives a phone number only. */
const LETTERS = 2 * JOURNEYS.length - 1
/** Faster than that looks like a machine. */
const READING_MS = 3100

/** Answers page after page until the answers are to be checked. */
async function fillIn(visitor: ReturnType<typeof aVisitor>, form: FormId, query = ''): Promise<Seen> {
	let page = await visitor.get(`/apply/${form}/start${query}`)
	const first = /href="(\/apply\/\w+\/[^"]+)"[^>]*>[^<]*Start/.exec(page.text)?.[1]
	if (first) page = await visitor.get(first.replaceAll('&amp;', '&'))
	for (let count = 0; count < MOST_PAGES && !page.path.endsWith('/check'); count += 1) {
		expect(page.status, page.path).toBe(200)
		page = await visitor.send(page, asTyped(enough[form]))
	}
	return page
}

function kept(dataDir: string) {
	const db = new DatabaseSync(join(dataDir, 'records.db'), { readOnly: true })
	const rows = db.prepare('select * from submission order by created_at').all()
	db.close()
	return rows as Record<string, string | number | null>[]
}

function lettersIn(dataDir: string): string[] {
	const folder = join(dataDir, 'letters')
	return readdirSync(folder)
		.filter((name) => name.endsWith('.eml'))
		.map((name) => readFileSync(join(folder, name), 'utf8'))
}

test('each journey ends with a record on disk, a page that thanks and two letters', async () => {
	const dataDir = freshFolder('journeys')
	const site = await startSiteProcess({ DATA_DIR: dataDir })
	const checks = await Promise.all(
		JOURNEYS.map(async (form) => {
			const visitor = aVisitor(site)
			return { form, visitor, page: await fillIn(visitor, form) }
		}),
	)
	await new Promise((resolve) => setTimeout(resolve, READING_MS))
	for (const { form, visitor, page } of checks) {
		expect(page.path).toBe(`/apply/${form}/check`)
		expect(page.text).toContain(enough[form].phone)
		const thanks = await visitor.send(page, new URLSearchParams())
		expect(thanks.path).toBe(`/apply/${form}/sent`)
		const record = kept(dataDir).find((row) => row.form === form)
		expect(record).toMatchObject({ quarantined: 0, status: 'new' })
		expect(thanks.text).toContain(record?.reference)
		// Seen again, and sent again with the button of a page that is still open: the same, once.
		expect((await visitor.get(`/apply/${form}/sent`)).text).toContain(record?.reference)
		expect((await visitor.send(page, new URLSearchParams())).path).toBe(`/apply/${form}/sent`)
	}
	expect(kept(dataDir)).toHaveLength(JOURNEYS.length)
	await vi.waitFor(() => expect(lettersIn(dataDir)).toHaveLength(LETTERS), { timeout: 10_000 })
	await site.stop()
	const everything = JSON.stringify(site.logged())
	expect(everything).not.toMatch(/zoe@example|960 ?001|O’Brien|Sam Taylor/)
})
