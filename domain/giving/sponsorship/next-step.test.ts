import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { DAY_MS } from '#lib/dates.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import type { Frequency } from '../donation.ts'
import { nextStep } from './next-step.ts'
import type { SponsorshipEvent } from './sponsorship-events.ts'
import type { WhenRehomed } from './when-rehomed.ts'

const NOW = 10 * DAY_MS
const dot = (status: Dog['status']) => aDog({ id: 1, title: 'Dot', status, sponsorable: true })
const PERCY = aDog({ id: 2, title: 'Percy', status: 'long_term_foster', sponsorable: true, sponsorMinimum: 500 })
const seen = (outcome: string, at = NOW - DAY_MS): SponsorshipEvent => ({
	kind: 'outcome seen',
	ref: `1 ${outcome}`,
	at,
})

function step(
	whenRehomed: WhenRehomed,
	dogs: Dog[],
	events: SponsorshipEvent[] = [],
	frequency: Frequency = 'monthly',
) {
	const donation = { frequency, amount: { amount: 500, currency: 'GBP' }, sponsorship: { dogId: '1', whenRehomed } }
	return nextStep({ donation, events, dogs, now: NOW })
}

test.each(['available', 'reserved', 'on_trial', 'long_term_foster', 'withdrawn', 'coming_soon'] as const)(
	'nothing is done while a dog is %s',
	(status) => {
		expect(step('stop', [dot(status), PERCY])).toEqual({ kind: 'nothing' })
	},
)

test('a dog that is no longer published says nothing', () => {
	expect(step('stop', [PERCY])).toEqual({ kind: 'nothing' })
})

test.each(['adopted', 'died'] as const)('%s is noted first, and carried out a day later', (outcome) => {
	const dogs = [dot(outcome), PERCY]
	expect(step('stop', dogs)).toEqual({ kind: 'note outcome', outcome: `1 ${outcome}` })
	expect(step('stop', dogs, [seen(outcome, NOW - DAY_MS + 1)])).toEqual({ kind: 'nothing' })
	expect(step('stop', dogs, [seen(outcome)])).toEqual({ kind: 'stop', outcome })
	expect(step('ask', dogs, [seen(outcome)])).toEqual({ kind: 'ask', outcome })
	expect(step('another dog', dogs, [seen(outcome)])).toMatchObject({ kind: 'move', outcome, to: { title: 'Percy' } })
})

test('what an editor takes back is forgotten, so that the day begins again', () => {
	expect(step('stop', [dot('available')], [seen('died')])).toEqual({ kind: 'forget outcome', outcome: '1 died' })
	expect(step('stop', [dot('adopted')], [seen('died')])).toEqual({ kind: 'forget outcome', outcome: '1 died' })
})

test('each thing is done once', () => {
	const events = (kind: SponsorshipEvent['kind']) => [seen('adopted'), { kind, ref: '1', at: NOW }]
	expect(step('ask', [dot('adopted')], events('asked'))).toEqual({ kind: 'nothing' })
	expect(step('stop', [dot('adopted')], events('stopped'))).toEqual({ kind: 'nothing' })
	// The question was about an earlier dog.
	expect(step('ask', [dot('adopted')], [seen('adopted'), { kind: 'asked', ref: '7', at: NOW }]).kind).toBe('ask')
})

test('an answer after the question is carried out', () => {
	const asked = [seen('adopted'), { kind: 'asked' as const, ref: '1', at: NOW }]
	expect(step('stop', [dot('adopted'), PERCY], asked).kind).toBe('stop')
	expect(step('another dog', [dot('adopted'), PERCY], asked).kind).toBe('move')
})

test('a cancellation that has begun is ended, whatever was chosen since', () => {
	const stopping = [seen('adopted'), { kind: 'stopping' as const, ref: '1', at: NOW }]
	expect(step('another dog', [dot('adopted'), PERCY], stopping).kind).toBe('stop')
})

test('without another dog the sponsor is asked', () => {
	expect(step('another dog', [dot('adopted')], [seen('adopted')])).toEqual({ kind: 'ask', outcome: 'adopted' })
	const adopted = aDog({ id: 3, sponsorable: true, status: 'adopted' })
	expect(step('another dog', [dot('adopted'), adopted], [seen('adopted')]).kind).toBe('ask')
})

test('it moves to the dog waiting longest whose least is not above what is given', () => {
	const dear = aDog({ id: 3, title: 'Bear', sponsorable: true, sponsorMinimum: 2000, listedOn: '2020-01-01' })
	const dogs = [dot('adopted'), dear, PERCY]
	expect(step('another dog', dogs, [seen('adopted')])).toMatchObject({ to: { title: 'Percy' } })
	expect(step('another dog', [dot('adopted'), dear], [seen('adopted')])).toMatchObject({ to: { title: 'Bear' } })
	expect(step('another dog', dogs, [seen('adopted')], '12 months')).toMatchObject({ to: { title: 'Bear' } })
})
