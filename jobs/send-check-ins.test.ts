import { expect, test } from 'vitest'
import type { Email } from '#domain/emails/email.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { setHomeDay } from '#records/cases/check-ins.ts'
import { setStatus } from '#records/cases/set-status.ts'
import type { Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { runJobs } from './run-jobs.ts'

const HOME = Date.UTC(2026, 10, 23, 9)

function run(store: Store, now: number) {
	const content = someContent({ options: someOptions(), dogs: [aDog({ slug: 'biscuit', title: 'Biscuit' })] })
	return runJobs({
		store,
		content,
		siteUrl: 'https://www.fairlead.example',
		formSecret,
		now,
		clock: { isTrusted: true, mayDelete: false },
		warnings: [],
	})
}

for (const engine of ENGINES) {
	test(`${engine}: check-ins are emailed on their days, in the morning, once for several processes`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await accept(store, aSubmission(), () => [], HOME)
		await setStatus(store, { reference, status: 'approved' }, HOME)
		await setHomeDay(store, { submissionId: id, seenVersion: 1, homeOn: '2026-11-23', staffId: 'ben' }, HOME)
		expect((await run(store, HOME + DAY_MS)).checkIns).toBe(0)
		expect((await run(store, HOME + 2 * DAY_MS - 4 * HOUR_MS)).checkIns).toBe(0)
		const rounds = await Promise.all([1, 2].map(() => run(store, HOME + 2 * DAY_MS)))
		expect(rounds.reduce((sum, { checkIns }) => sum + checkIns, 0)).toBe(1)
		expect((await run(store, HOME + 14 * DAY_MS)).checkIns).toBe(1)
		const rows = await store.db.selectFrom('delivery').selectAll().orderBy('created_at').execute()
		const emails = rows.map(({ payload_json }): Email => JSON.parse(payload_json))
		expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
			['sam@example.org', 'How is Biscuit getting on?'],
			['sam@example.org', 'How is Biscuit getting on?'],
		])
		expect(emails[1]?.text).toContain('two weeks')
	})
}
