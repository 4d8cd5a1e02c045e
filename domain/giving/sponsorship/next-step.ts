import type { Dog } from '#content/model/content.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Donation, Sponsorship } from '../donation.ts'
import { type DogOutcome, nextDog, outcomeOf } from './sponsored-dogs.ts'
import type { SponsorshipEvent, SponsorshipEventKind } from './sponsorship-events.ts'

/** An editor's slip can be put right within this time, before anyone is told that their dog has died. */
const GRACE_MS = DAY_MS

export type NextStep =
	| { kind: 'nothing' }
	/** The content says something new of the dog, or takes it back. */
	| { kind: 'note outcome' | 'forget outcome'; outcome: string }
	| { kind: 'move'; outcome: DogOutcome; to: Dog }
	| { kind: 'stop' | 'ask'; outcome: DogOutcome }

interface Known {
	donation: Pick<Donation, 'frequency' | 'amount'> & { sponsorship: Pick<Sponsorship, 'dogId' | 'whenRehomed'> }
	events: readonly SponsorshipEvent[]
	dogs: readonly Dog[]
	now: number
}

/** What is to be done for a sponsorship, by what its dog's record says now and what its sponsor chose. */
export function nextStep({ donation, events, dogs, now }: Known): NextStep {
	const { dogId, whenRehomed } = donation.sponsorship
	const outcome = outcomeOf(dogs.find(({ id }) => String(id) === dogId))
	const seen = events.filter(({ kind, ref }) => kind === 'outcome seen' && ref.startsWith(`${dogId} `))
	const other = seen.find(({ ref }) => ref !== `${dogId} ${outcome}`)
	if (other) return { kind: 'forget outcome', outcome: other.ref }
	if (!outcome) return { kind: 'nothing' }
	const [noted] = seen
	if (!noted) return { kind: 'note outcome', outcome: `${dogId} ${outcome}` }
	const isDone = (kind: SponsorshipEventKind) => events.some((event) => event.kind === kind && event.ref === dogId)
	if (now - noted.at < GRACE_MS || isDone('stopped')) return { kind: 'nothing' }
	// What has begun is ended, whatever was chosen since.
	if (whenRehomed === 'stop' || isDone('stopping')) return { kind: 'stop', outcome }
	const { frequency, amount } = donation
	const to =
		whenRehomed === 'another dog' ? nextDog(dogs, { ...donation, frequency, amount: amount.amount }) : undefined
	if (to) return { kind: 'move', outcome, to }
	// Without another dog it is asked what to do.
	return isDone('asked') ? { kind: 'nothing' } : { kind: 'ask', outcome }
}
