import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { type ContentProblem, createProblemLog } from './problem-log.ts'

test('a repeated problem is logged once an hour, another one at once', () => {
	let now = 0
	const logged: string[] = []
	const log = createProblemLog(
		{ warn: (problem: ContentProblem) => void logged.push(problem.field) } as never,
		() => now,
	)
	const slug = { type: 'tags', id: 7, field: 'slug', message: 'is not a valid slug' }
	for (; now < HOUR_MS; now += 60_000) log(slug)
	log({ ...slug, field: 'name' })
	log(slug)
	expect(logged).toEqual(['slug', 'name', 'slug'])
})
