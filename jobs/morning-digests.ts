import { DEMO_PREFIX, isDemoAddress, isDemoReference } from '#domain/desk/demo.ts'
import type { InboxDay } from '#domain/desk/inbox/inbox-day.ts'
import { inboxDayOf, isAway } from '#domain/desk/inbox/inbox-day.ts'
import { ordersDueFor } from '#domain/desk/orders/orders-due.ts'
import {
	type DigestDispute,
	type DigestList,
	hasAnythingDue,
	type MorningDigest,
	morningDigestEmail,
} from '#domain/desk/people/morning-digest.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import { dispatchBySlug, isLateToPost } from '#domain/shop/estimated-delivery.ts'
import { DAY_MS, dayIn, hourIn } from '#lib/dates.ts'
import { readDueNow } from '#records/cases/inbox/due-now.ts'
import { readForToday } from '#records/cases/inbox/for-today.ts'
import { listCertificatesToPost } from '#records/giving/certificates.ts'
import { claimDay, isDayClaimed } from '#records/jobs/daily-runs.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import { listDisputedPayments } from '#records/payables/disputed-payments.ts'
import { countLinesToReview } from '#records/payables/transfers/bank-statement.ts'
import { readOrdersDue } from '#records/shop/orders/orders-due.ts'
import { listTeam, type TeamMember } from '#records/staff/team.ts'
import type { Store } from '#records/store/open-store.ts'
import type { JobContext } from './job-context.ts'

/** In the charity's time zone. */
const FROM_HOUR = 7
/** A site that was down all morning sends none that day. */
const BEFORE_HOUR = 12

/** Before and after its last day; besides, on the morning after it arrived. */
const DISPUTE_DAYS = 7

const NO_CASES: DigestList = { cases: [], counts: new Map() }

/** Writes each volunteer the email about what is due for them, once a day, in the morning. @returns how many */
export async function writeMorningDigests(jobs: JobContext): Promise<number> {
	const { store, formContext, timezone, now, onError } = jobs
	const hour = hourIn(timezone, now)
	if (hour < FROM_HOUR || hour >= BEFORE_HOUR) return 0
	const { today } = formContext
	const team = await listTeam(store)
	const day = inboxDayOf(team, today)
	let written = 0
	for (const person of team) {
		const isWanted = person.wantsDigest && !isDemoAddress(person.email)
		if (!isWanted || isAway(person, today)) continue
		try {
			if (await writeDigestOf(jobs, person, day)) written += 1
		} catch (error) {
			onError(error)
		}
	}
	return written
}

/** The day counts as done without an email too: what becomes due later that day is for the next morning. */
async function writeDigestOf(jobs: JobContext, person: TeamMember, day: InboxDay): Promise<boolean> {
	const { store, formContext, now } = jobs
	const job = `digest of ${person.id}`
	if (await isDayClaimed(store, job, day.today)) return false
	const digest = await readDigestOf(jobs, person, day)
	return store.write(async (transaction) => {
		if (!(await claimDay(transaction, job, day.today, now))) return false
		if (!hasAnythingDue(digest)) return false
		const payload = morningDigestEmail(digest, formContext.charity)
		await enqueue(transaction, [{ channel: 'email', submissionId: null, payload }], now)
		return true
	})
}

async function readDigestOf(
	{ store, content, formContext, timezone, now }: JobContext,
	{ id, email, name, role }: TeamMember,
	day: InboxDay,
): Promise<MorningDigest> {
	const { today } = day
	const posting = { dispatch: dispatchBySlug(content.merch), region: formContext.region, timezone }
	const due = await readOrdersDue(store.db, {
		now,
		demoPrefix: DEMO_PREFIX,
		isLate: (order, at) => isLateToPost(order, at, posting),
	})
	const orders = ordersDueFor(role, due)
	const seesMoney = isAllowed(role, 'donations')
	const bankLines = seesMoney ? await countLinesToReview(store) : 0
	const disputes = seesMoney ? await readDueDisputes(store, { timezone, now }) : []
	const certificates = seesMoney ? await listCertificatesToPost(store.db, { today, timezone }) : []
	const who = {
		to: email,
		name,
		today,
		siteUrl: formContext.charity.url,
		orders,
		bankLines,
		disputes,
		certificates: certificates.filter((one) => !isDemoAddress(one.email)),
	}
	if (!isAllowed(role, 'cases')) return { ...who, mine: NO_CASES, unassigned: NO_CASES, tasks: [], mentions: [] }
	const { tasks, mentions } = await readForToday(store, { staffId: id, today })
	const isReal = ({ reference }: { reference: string }) => !isDemoReference(reference)
	return {
		...who,
		mine: await readDueNow(store, id, day),
		unassigned: await readDueNow(store, 'none', day),
		tasks: tasks.filter(isReal),
		mentions: mentions.filter(isReal).map(({ at, ...mention }) => ({ ...mention, on: dayIn(timezone, at) })),
	}
}

/** The disputes that wait for an answer at the provider and whose day is near or has just passed, and the new ones. */
async function readDueDisputes(
	{ db }: Store,
	{ timezone, now }: Pick<JobContext, 'timezone' | 'now'>,
): Promise<DigestDispute[]> {
	const disputed = await listDisputedPayments(db)
	return disputed.flatMap(({ reference, kind, email, dueBy, enteredAt }) => {
		if (dueBy === null || isDemoAddress(email)) return []
		const isNear = Math.abs(dueBy - now) <= DISPUTE_DAYS * DAY_MS
		if (!isNear && enteredAt < now - DAY_MS) return []
		return [{ reference, isOfOrder: kind === 'order', dueOn: dayIn(timezone, dueBy) }]
	})
}
