import { formatDateWithWeekday } from '#lib/dates.ts'
import type { Block } from '../../emails/blocks.ts'
import type { Email } from '../../emails/email.ts'
import { composeEmail } from '../../emails/email.ts'
import type { Answers } from '../../forms/answers/answers.ts'
import type { Form } from '../../forms/form.ts'
import type { FormContext } from '../form-context.ts'
import { personOf } from '../person.ts'
import type { Accepted } from '../submissions/new-submission.ts'
import type { StaffFlag } from '../submissions/submission-record.ts'

const MAX_PART_LENGTH = 60

interface Notice {
	/** The address of notices. */
	to: string
	/** The record, for those who may see it; "" for none. */
	recordUrl: string
	flags: StaffFlag[]
}

/** Tells staff about a new submission, without answers about health or history. Replies go to the person. */
export function staffNotice(
	form: Form,
	answers: Answers,
	{ reference, replyBy }: Pick<Accepted, 'reference' | 'replyBy'>,
	formContext: FormContext,
	{ to, recordUrl, flags }: Notice,
): Email {
	const { name, email, phone, town } = personOf(answers)
	const about = form.about(answers)?.name ?? ''
	const rows = [
		{ label: 'Form', value: form.title },
		{ label: 'About', value: about },
		{ label: 'Kind', value: kindOf(form, answers) },
		{ label: 'Name', value: name },
		{ label: 'Phone', value: phone },
		{ label: 'Email', value: email },
		{ label: 'Where', value: town },
		{ label: 'Reply due by', value: formatDateWithWeekday(replyBy) },
	].filter(({ value }) => value !== '')
	const blocks: Block[] = [
		{ kind: 'heading', text: `${reference} has arrived` },
		{ kind: 'rows', rows },
		...toCheck(flags),
		...written(form, answers),
		...(recordUrl ? [{ kind: 'button', text: 'Open the record', url: recordUrl } as const] : []),
		paragraph(
			`The other answers, including those about health and history, are only in the record. On the server, “npm run desk -- show ${reference}” shows them.`,
		),
		paragraph(
			email
				? 'Reply to this email to reach the person who wrote.'
				: 'They left no email address: a reply to this email reaches only us. Please ring.',
		),
	]
	const subject = `${reference}: ${[about || form.title, town].filter(Boolean).map(short).join(', ')}`
	return composeEmail({ to, replyTo: email, subject, blocks, charity: formContext.charity })
}

/** The free text of forms that are mostly free text. */
function written({ id }: Form, { message = '', foundWhere = '', description = '' }: Answers): Block[] {
	if (id === 'contact') return [{ kind: 'heading', text: 'The question' }, quote(message)]
	if (id === 'found') return [{ kind: 'heading', text: 'The report' }, quote(`${foundWhere}\n\n${description}`)]
	return []
}

function quote(text: string | string[]): Block {
	return { kind: 'quote', text: String(text) }
}

/** Not even whether there are sensitive ones: others may read the mailbox. */
function toCheck(flags: StaffFlag[]): Block[] {
	const items = flags.filter(({ isSensitive }) => !isSensitive).map(({ text }) => text)
	if (items.length === 0) return []
	return [
		{ kind: 'heading', text: 'To check' },
		{ kind: 'list', items },
	]
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

function kindOf(form: Form, { fosterKind = [] }: Answers): string {
	if (form.id !== 'fostering') return ''
	const field = form.steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'fosterKind')
	const options = field && 'options' in field ? field.options : []
	return options
		.filter(({ value }) => fosterKind.includes(value))
		.map(({ label }) => label)
		.join(', ')
}

function short(part: string): string {
	const characters = [...part]
	return characters.length > MAX_PART_LENGTH ? `${characters.slice(0, MAX_PART_LENGTH - 1).join('')}…` : part
}
