import { expect } from 'vitest'
import { MAX_POSTS_WITHOUT_DRAFT } from '#server/http/limits/post-limits.ts'
import { asTyped, enough } from '../../builders/applications/answers.ts'
import { aVisitor, fillIn, openedEarlier } from '../support/form-visitor.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { storedSubmissions } from '../support/stored-records.ts'

/** Posts per visitor: each page, one of them invalid first, and the check page. */
const MIN_POSTS_EACH = 7

/** Concurrent visitors behind one address: each completes a form with one correction. */
export async function expectAllThanked(site: SiteProcess, dataDir: string, visitors: number) {
	const sent = await Promise.all(
		Array.from({ length: visitors }, async (_, index) => {
			const visitor = aVisitor(site, { 'X-Forwarded-For': '192.0.2.1' })
			const answers = {
				...enough.found,
				name: `Visitor ${index}`,
				description: `A small brown terrier, number ${index}.`,
			}
			const check = await fillIn(visitor, 'found', { answers, slowly: true })
			const page = await visitor.get('/apply/found/you?change=1')
			const corrected = await visitor.send(page, asTyped({ ...answers, phone: '' }), openedEarlier('found'))
			const again = await visitor.send(corrected, asTyped(answers), openedEarlier('found'))
			expect([check.path, corrected.status, again.path]).toEqual(['/apply/found/check', 422, '/apply/found/check'])
			return visitor.send(again, new URLSearchParams())
		}),
	)
	expect(visitors * MIN_POSTS_EACH).toBeGreaterThan(MAX_POSTS_WITHOUT_DRAFT)
	expect(new Set(sent.map(({ status, path }) => `${status} ${path}`))).toEqual(new Set(['200 /apply/found/sent']))
	expect(storedSubmissions(dataDir)).toHaveLength(visitors)
}
