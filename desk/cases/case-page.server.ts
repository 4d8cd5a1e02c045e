import type { Dog } from '#content/model/content.ts'
import { storedAnswers } from '#domain/applications/submissions/stored-answers.ts'
import type { Submission, SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { isMisfit } from '#domain/desk/cases/case-checks.ts'
import { DOG_STATUS_WORDS } from '#domain/desk/cases/dog-words.ts'
import { fitInWords, needsToAsk } from '#domain/desk/cases/fit-in-words.ts'
import { nextStatuses, STATUS_REASONS } from '#domain/desk/cases/status-reasons.ts'
import { FORM_WORDS, STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import { caseDue } from '#domain/desk/inbox/case-due.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { isDatedForDeletion } from '#domain/desk/retention.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { listApplicants } from '#records/cases/dog/other-applicants.ts'
import { markMentionsRead } from '#records/cases/mentions.ts'
import { findSamePerson } from '#records/cases/same-person.ts'
import { listTasks } from '#records/cases/tasks.ts'
import { findNoteDraft } from '#records/cases/work.ts'
import { listStaff } from '#records/staff/members.ts'
import { staffNames } from '#records/staff/names.ts'
import { dogPicture } from '../dogs/dog-picture.server.ts'
import type { DeskRequest } from '../request.server.ts'
import { loadAnswers } from './answers/case-answers.server.ts'
import { checksOf } from './answers/case-checks.server.ts'
import type { DogCardData } from './answers/dog-card.tsx'
import type { OtherCase } from './person/other-cases.tsx'
import { promisedToAnother } from './promised.server.ts'
import { loadTimeline } from './timeline/timeline.server.ts'
import type { WorkData } from './work/work-data.ts'

interface CasePageParams {
	desk: DeskRequest
	member: StaffMember
	submission: Submission
}

/** Everything the case page shows to this person. Opening it reads the notes that name them. */
export async function loadCase({ desk, member, submission }: CasePageParams) {
	const { store, content, now, timezone } = desk
	await markMentionsRead(store, { staffId: member.id, submissionId: submission.id }, now)
	const answers = loadAnswers({ desk, member, submission })
	const names = await staffNames(store)
	const dog = content.dogs.find(({ slug }) => slug === submission.aboutSlug)
	return {
		...headOf(submission, names, desk.today),
		answers,
		checks: checksOf(submission, dog, '#dog'),
		work: await loadWork({ desk, member, submission, names }),
		timeline: await loadTimeline({ store, submission, timezone, names }),
		dog: dog ? dogCard(dog) : null,
		...fitOf(submission, dog),
		...(await loadOthers(desk, submission)),
	}
}

/** The dog's needs beside the answers, and for each answer that decides one which is not met: what the dog needs. */
function fitOf(submission: Submission, dog: Dog | undefined) {
	const fit = dog ? fitInWords(storedAnswers(submission), dog) : []
	const misfits = fit.filter(({ verdict }) => isMisfit(verdict))
	const toAsk = dog ? needsToAsk(storedAnswers(submission), dog) : []
	return {
		fit,
		toAsk,
		misfits: Object.fromEntries(misfits.flatMap(({ need, fields }) => fields.map((name) => [name, need]))),
	}
}

function headOf(submission: Submission, names: Map<string, string>, today: string) {
	const { reference, name, form, about, town, email, phone, assignedTo } = submission
	return {
		reference,
		name,
		about,
		town,
		email,
		phone,
		title: FORM_WORDS[form] ?? form,
		status: STATUS_WORDS[submission.status],
		holder: assignedTo ? (names.get(assignedTo) ?? 'someone who left') : '',
		due: caseDue(submission, today),
		isUrgent: submission.isUrgent && submission.answeredAt === null && submission.closedAt === null,
	}
}

async function loadWork({
	desk,
	member,
	submission,
	names,
}: CasePageParams & { names: Map<string, string> }): Promise<WorkData> {
	const { store, today, timezone } = desk
	const people = (await listStaff(store)).filter(({ role }) => isAllowed(role, 'cases'))
	const tasks = await listTasks(store, submission.id)
	const { version, assignedTo, hold, deleteAt, retentionMonths } = submission
	return {
		version,
		today,
		isOwn: assignedTo === member.id,
		isHeld: assignedTo !== null,
		ownId: member.id,
		isClosed: submission.closedAt !== null,
		isLead: isAllowed(member.role, 'deletion'),
		colleagues: people.filter(({ id }) => id !== member.id).map(({ id, name }) => ({ id, name })),
		statuses: nextStatuses(submission.form, submission.status).map(statusChoice),
		promised: await promisedToAnother(desk, submission),
		tasks: tasks.map(({ assignedTo: id, dueOn, ...task }) => ({
			...task,
			due: formatDate(dueOn),
			isLate: dueOn < today && !task.isDone,
			who: id ? (names.get(id) ?? 'someone who left') : 'anyone',
		})),
		draft: await findNoteDraft(store, { submissionId: submission.id, staffId: member.id }),
		hold: hold && { reason: hold.reason, until: formatDate(hold.until), by: names.get(hold.staffId) ?? 'a lead' },
		deletion: isDatedForDeletion(submission)
			? `This case will be deleted on ${formatDate(dayIn(timezone, deleteAt))}.`
			: `This case will be deleted ${retentionMonths} months after it is answered and closed.`,
	}
}

function statusChoice(value: SubmissionStatus) {
	return { value, words: STATUS_WORDS[value], reasons: [...STATUS_REASONS[value]] }
}

async function loadOthers({ store, timezone }: DeskRequest, submission: Submission) {
	const others = (await listApplicants(store, submission.aboutSlug)).filter(({ id }) => id !== submission.id)
	const candidates = await findSamePerson(store, submission)
	const row = (other: Submission): OtherCase => ({
		reference: other.reference,
		name: other.name,
		what: [FORM_WORDS[other.form] ?? other.form, other.about].filter(Boolean).join(', '),
		status: STATUS_WORDS[other.status],
		town: other.town,
		day: formatDate(dayIn(timezone, other.createdAt)),
		isOpen: other.closedAt === null,
	})
	return {
		applicants: others.map((other) => ({ ...row(other), what: FORM_WORDS[other.form] ?? other.form })),
		/** The dog is free again: those who asked for it before should hear of it. */
		isDogFreeAgain: submission.status === 'fell through' || submission.status === 'returned',
		compareUrl:
			others.length > 0
				? `/cases/compare?dog=${encodeURIComponent(submission.aboutSlug)}&case=${submission.reference}`
				: '',
		candidates: candidates.map(({ submission: other, reasons, decision }) => ({ ...row(other), reasons, decision })),
	}
}

function dogCard(dog: Dog): DogCardData {
	const { title, slug, status, location } = dog
	return { name: title, slug, status: DOG_STATUS_WORDS[status], location, picture: dogPicture(dog) }
}
