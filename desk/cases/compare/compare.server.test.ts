import { expect, test } from 'vitest'
import { aStoredSubmission } from '#tests/builders/applications/submission.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { compareApplicants } from './compare.server.ts'

const DOG = aDog({ title: 'Biscuit', slug: 'biscuit', garden: 'required', hoursAlone: 4 })
const asked = { slug: 'biscuit', chosen: [] }

function compared(...people: Parameters<typeof aStoredSubmission>[0][]) {
	const desk = { content: someContent({ dogs: [DOG] }), now: Date.UTC(2026, 10, 21), timezone: 'Europe/London' }
	return compareApplicants(
		people.map((changes, index) => aStoredSubmission({ reference: `ADP-${index}`, ...changes })),
		asked,
		desk,
	)
}

test('each person is summed up: what does not fit, what is not known yet, and what else to check', () => {
	const { people } = compared(
		{ name: 'Sam Reed', answers: { firstName: 'Sam', garden: 'none', hoursAlone: '2' } },
		{
			name: 'Ivy Cole',
			answers: { firstName: 'Ivy', hoursAlone: '9' },
			flags: [{ text: 'They rent', isSensitive: false }],
		},
	)
	expect(people[0]?.tally).toMatchObject({ gap: ['garden'], talk: [], other: [] })
	expect(people[0]?.tally.not_known).not.toContain('time alone')
	expect(people[1]?.tally).toMatchObject({ not_known: expect.arrayContaining(['garden']), other: [expect.any(String)] })
})

test('people go by their first names, and by the whole name where two share one', () => {
	const named = (name: string) => ({ name, answers: { firstName: name.split(' ')[0] ?? '' } })
	const { people } = compared(named('Sam Reed'), named('Sam Taylor'), named('Ivy Cole'), { name: 'Jo', answers: {} })
	expect(people.map(({ shortName }) => shortName)).toEqual(['Sam Reed', 'Sam Taylor', 'Ivy', 'Jo'])
})

test('of the address only the town is compared', () => {
	const answers = (line1: string) => ({
		line1,
		town: line1,
		postcode: line1,
		homeKind: line1 === 'a' ? 'house' : 'flat',
	})
	const { people, differing } = compared({ answers: answers('a'), town: 'Hollins' }, { answers: answers('b') })
	expect(people[0]?.town).toBe('Hollins')
	expect(differing.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual(['What kind of home is it?'])
})

test('of an answer that does not decide a need it is said what is known', () => {
	const { needs } = compared(
		{ name: 'Sam Reed', answers: { firstName: 'Sam', garden: 'none', hoursAlone: '2' } },
		{ name: 'Ivy Cole', answers: { firstName: 'Ivy', garden: 'private', hoursAlone: '2' } },
		{ name: 'Jo Hall', answers: { firstName: 'Jo', hoursAlone: '2' } },
	)
	const garden = needs.find(({ about }) => about === 'garden')
	const inPart = { verdict: 'not_known', theirs: 'They have a garden of their own' }
	expect(garden?.values).toEqual([expect.objectContaining({ verdict: 'gap' }), inPart, null])
})
