import { data, redirect } from 'react-router'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { ANSWER_WORDS } from '#domain/desk/check-ins/check-in-answers.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { isDay } from '#lib/date-input.ts'
import { addDays, DAY_MS, formatDateWithWeekday } from '#lib/dates.ts'
import { type CheckIn, listCheckIns, setHomeDay } from '#records/cases/check-ins.ts'
import { findSubmission } from '#records/submissions/submissions.ts'
import type { DeskRequest } from '../../request.server.ts'

/** A typing mistake, not a plan. */
const MAX_DAYS_AWAY = 400

export interface CheckInsView {
	reference: string
	version: number
	dogName: string
	homeOn: string | null
	checkIns: { kind: string; state: string; words: string; isHelp: boolean }[]
}

/** Whether a dog went home, and how it is going; null for a case without an adoption. */
export async function checkInsOf(
	{ store, content, today }: DeskRequest,
	submission: Submission,
): Promise<CheckInsView | null> {
	const { id, reference, version, status, form, aboutSlug, homeOn } = submission
	if (form !== 'adoption' || (status !== 'approved' && homeOn === null)) return null
	const checkIns = await listCheckIns(store, id)
	return {
		reference,
		version,
		homeOn,
		dogName: content.dogs.find(({ slug }) => slug === aboutSlug)?.title ?? 'the dog',
		checkIns: checkIns.map((checkIn) => ({
			kind: checkIn.kind,
			words: checkIn.words,
			isHelp: checkIn.answer === 'help',
			state: stateInWords(checkIn, submission, today),
		})),
	}
}

function stateInWords(checkIn: CheckIn, { status, notReachedAt }: Submission, today: string): string {
	const { answer, sentAt, stoppedAt, dueOn } = checkIn
	if (answer !== null) return `“${ANSWER_WORDS[answer]}”`
	if (sentAt !== null) return 'Asked, no answer yet'
	if (stoppedAt !== null || ['withdrawn', 'fell through', 'returned', 'declined'].includes(status))
		return 'Not asked any more'
	if (dueOn < addDays(today, -5)) return 'Not asked: the day had passed'
	if (notReachedAt !== null) return 'Not asked: their address does not work'
	return `We ask on ${formatDateWithWeekday(dueOn)}`
}

export async function homePage(desk: DeskRequest, reference: string) {
	const submission = await findSubmission(desk.store, reference)
	const view = submission && (await checkInsOf(desk, submission))
	if (!view) throw data(null, { status: 404 })
	return view
}

interface CheckInParams {
	desk: DeskRequest
	reference: string
	member: StaffMember
	form: URLSearchParams
}

/** "The dog went home". */
export async function homeAction({ desk, reference, member, form }: CheckInParams) {
	const submission = await findSubmission(desk.store, reference)
	if (!submission || !(await checkInsOf(desk, submission))) throw data(null, { status: 404 })
	const homeOn = form.get('home') ?? ''
	const away = isDay(homeOn) ? Math.abs(Date.parse(homeOn) - Date.parse(desk.today)) / DAY_MS : Number.NaN
	if (!(away <= MAX_DAYS_AWAY)) {
		return data({ problem: 'Enter the day on which the dog goes, or went, home' }, { status: 422 })
	}
	const change = { submissionId: submission.id, seenVersion: Number(form.get('version')), homeOn, staffId: member.id }
	if ((await setHomeDay(desk.store, change, desk.now)) !== 'done') {
		return data(
			{ problem: 'Someone changed this case meanwhile. Look at the day, and save it again.' },
			{ status: 409 },
		)
	}
	throw redirect(`/cases/${reference}?saved=home-day`, { status: 303 })
}
