import { expect, test } from 'vitest'
import { STATUSES, type SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { countFacets } from '#domain/desk/inbox/facets.ts'
import { DUE_CHOICES, ENDED_STATUSES, OPEN_STATUSES, SORT_KEYS } from '#domain/desk/inbox/inbox-query.ts'
import { searchTerms } from '#lib/text/search-text.ts'
import { createRandom } from '#tests/builders/random.ts'
import { fold, inOrder, isShown } from '#tests/records/plain-inbox.ts'
import { ANA, AWAY, DAY, LEE, LEFT, storeRandomCases } from '#tests/records/random-cases.ts'
import { ENGINES, freshStore, TAKES_EVERY_STEP } from '#tests/records/stores.ts'
import { CLOSED_STATUSES } from '../../submissions/submissions.ts'
import { countStatuses, groupInbox } from './count-inbox.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { CASES_PER_PAGE, listInbox } from './list-inbox.ts'

const TEAM = { ownId: ANA, ...DAY }

function aFilter({ pick }: ReturnType<typeof createRandom>): InboxFilter {
	return {
		statuses: pick<readonly SubmissionStatus[]>([OPEN_STATUSES, ENDED_STATUSES, STATUSES, ['new'], ['waiting']]),
		isQuarantined: pick([true, false, false]),
		form: pick(['', '', 'adoption', 'newsletter']),
		person: pick(['', '', 'none', ANA, AWAY, LEFT]),
		slugs: pick([undefined, undefined, ['biscuit'], ['biscuit', 'otis'], [], ['']]),
		due: pick(['', '', ...DUE_CHOICES]),
		terms: searchTerms(pick(['', '', 'zoe', 'IAN', 'oday', "o'day otis", 'nothing like it'])),
	}
}

for (const engine of ENGINES) {
	for (const seed of TAKES_EVERY_STEP ? [1, 2] : [1]) {
		test(`${engine}: every filter, sorting and count gives what plain rules give, seed ${seed}`, async () => {
			const store = await freshStore(engine)
			const cases = await storeRandomCases(store, seed)
			const random = createRandom(seed + 100)
			for (let round = 0; round < 150; round += 1) {
				const filter = aFilter(random)
				const [sort, isDescending] = [random.pick(SORT_KEYS), random.pick([true, false])]
				const expected = cases.filter((one) => isShown(one, filter))
				const about = JSON.stringify({ filter, sort, isDescending })
				const pages: string[] = []
				for (let page = 1; page <= 3; page += 1) {
					const listed = await listInbox(store, filter, DAY, { sort, isDescending, page })
					pages.push(...listed.map(({ submission }) => submission.id))
				}
				// Names are compared with what follows them in the search text, which the reference does not repeat.
				const names = (ids: string[]) => ids.map((id) => fold(cases.find((one) => one.id === id)?.name ?? ''))
				if (sort === 'name') expect(names(pages), about).toEqual(names(inOrder(expected, sort, isDescending)))
				else expect(pages, about).toEqual(inOrder(expected, sort, isDescending).slice(0, 3 * CASES_PER_PAGE))
				expect(pages.toSorted(), about).toEqual(expected.map(({ id }) => id).sort())
				const statuses = await countStatuses(store, { ...filter, statuses: STATUSES }, DAY)
				for (const status of STATUSES) {
					const count = cases.filter((one) => isShown(one, { ...filter, statuses: [status] })).length
					expect(statuses.get(status) ?? 0, `${status} ${about}`).toBe(count)
				}
				const slugs = filter.slugs && new Set(filter.slugs)
				const facets = countFacets(await groupInbox(store, filter, DAY), { ...filter, slugs }, TEAM)
				const count = (changes: Partial<InboxFilter>) =>
					cases.filter((one) => isShown(one, { ...filter, ...changes })).length
				expect(facets.total, about).toBe(expected.length)
				for (const status of filter.statuses) {
					const withStatus = expected.filter((one) => one.status === status).length
					expect(facets.status.get(status) ?? 0, `${status} ${about}`).toBe(withStatus)
				}
				for (const due of DUE_CHOICES) expect(facets.due.get(due) ?? 0, `${due} ${about}`).toBe(count({ due }))
				for (const person of ['none', ANA, LEE, AWAY])
					expect(facets.person.get(person) ?? 0, `${person} ${about}`).toBe(count({ person }))
				for (const form of ['adoption', 'contact'])
					expect(facets.form.get(form) ?? 0, `${form} ${about}`).toBe(count({ form }))
				for (const slug of ['biscuit', 'otis'])
					expect(facets.dog.get(slug) ?? 0, `${slug} ${about}`).toBe(count({ slugs: [slug] }))
			}
		})
	}
}

test('every status is open or closed', () => {
	expect([...OPEN_STATUSES, ...ENDED_STATUSES].sort()).toEqual([...STATUSES].sort())
	expect(ENDED_STATUSES).toEqual(CLOSED_STATUSES)
})
