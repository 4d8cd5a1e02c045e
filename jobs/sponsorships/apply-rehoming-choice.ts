import { askEmail, movedEmail, stoppedEmail } from '#domain/giving/emails/rehoming-emails.ts'
import { type NextStep, nextStep } from '#domain/giving/sponsorship/next-step.ts'
import { type DogOutcome, nextDog } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { currentBalance } from '#domain/payables/payment-balance.ts'
import {
	type ActiveSponsorship,
	endSponsorship,
	forgetOutcome,
	moveSponsorship,
	recordSponsorship,
} from '#records/giving/monthly/sponsorships.ts'
import { listBookedPayments } from '#records/payables/ledger/payment-balances.ts'
import type { JobContext } from '../job-context.ts'
import { emailContextOf } from './email-context.ts'

/** Carries out what the sponsor chose before paying, once the content has said for a day that the dog found a home or died. */
export async function applyRehomingChoice(jobs: JobContext, sponsorship: ActiveSponsorship): Promise<number> {
	const { store, content, now } = jobs
	const { donation } = sponsorship
	const step = nextStep({ ...sponsorship, dogs: content.dogs, now })
	if (step.kind === 'nothing') return 0
	if (step.kind === 'forget outcome') await forgetOutcome(store, donation.id, step.outcome)
	if (step.kind === 'note outcome') {
		await recordSponsorship(store, donation.id, { events: [{ kind: 'outcome seen', ref: step.outcome }] }, now)
	}
	if (step.kind === 'move') return move(jobs, sponsorship, step)
	if (step.kind === 'stop') return stop(jobs, sponsorship, step)
	if (step.kind === 'ask') return ask(jobs, sponsorship, step)
	return 0
}

async function move(jobs: JobContext, sponsorship: ActiveSponsorship, { outcome, to }: NextStep & { kind: 'move' }) {
	const { donation } = sponsorship
	const { words, told } = await toldOf(jobs, sponsorship, outcome)
	const dog = { dogId: String(to.id), dogSlug: to.slug, dogName: to.title }
	const delivery = { channel: 'email', payload: movedEmail(told, dog, words) }
	return (await moveSponsorship(jobs.store, { donation, to: dog, delivery }, jobs.now)) ? 1 : 0
}

/** The decision is stored, then the provider is asked, and only when it has confirmed is the sponsor told. Each round tries again. */
async function stop(
	jobs: JobContext,
	sponsorship: ActiveSponsorship,
	{ outcome }: NextStep & { kind: 'stop' | 'ask' },
) {
	const { store, now, cancelMonthly } = jobs
	const { donation } = sponsorship
	await recordSponsorship(store, donation.id, { events: [{ kind: 'stopping', ref: donation.sponsorship.dogId }] }, now)
	if (donation.provider === 'stripe' && donation.frequency === 'monthly') {
		if (!cancelMonthly) return 0
		await cancelMonthly(donation)
	}
	const { words, told } = await toldOf(jobs, sponsorship, outcome)
	const delivery = { channel: 'email', payload: stoppedEmail(told, words) }
	return (await endSponsorship(store, { donation, delivery }, now)) ? 1 : 0
}

async function ask(jobs: JobContext, sponsorship: ActiveSponsorship, { outcome }: NextStep & { kind: 'stop' | 'ask' }) {
	const { store, content, now } = jobs
	const { donation } = sponsorship
	const { words, told } = await toldOf(jobs, sponsorship, outcome)
	const hasOthers = nextDog(content.dogs, { ...donation, amount: donation.amount.amount }) !== undefined
	const payload = askEmail(told, hasOthers, words)
	const asked = {
		events: [{ kind: 'asked' as const, ref: donation.sponsorship.dogId }],
		deliveries: [{ channel: 'email', payload }],
	}
	return (await recordSponsorship(store, donation.id, asked, now)) ? 1 : 0
}

/** What an email to the sponsor needs: with what arrived of the money, which may be another sum than was announced. */
async function toldOf(jobs: JobContext, { donation, events }: ActiveSponsorship, outcome: DogOutcome) {
	const { words, links } = emailContextOf(jobs, donation.id)
	const payments = await listBookedPayments(jobs.store.db, donation.id)
	const balances = payments.map(({ balance }) => balance)
	const balance = currentBalance({ isMonthly: donation.frequency === 'monthly' }, balances)
	return { words, told: { donation, balance, outcome, links, events } }
}
