import { longDate } from '#app/lib/dates.ts'
import type { Accepted } from '#records/applications/accept.ts'
import type { Answers } from '#records/drafts/drafts.ts'
import type { Letter } from '#records/letters/letter.ts'
import { answerGroups } from '../check-answers.server.ts'
import { chosenDog } from '../dog-notes.server.ts'
import type { Form } from '../form.server.ts'
import { personOf } from '../person.server.ts'
import type { Charity, World } from '../world.server.ts'
import { type Block, paragraphs } from './blocks.server.ts'
import { reach, writeLetter } from './letter.server.ts'
import { fill, type LetterText } from './texts.server.ts'

/** What to call it when nobody in particular is asked for. */
const NOBODY_IN_PARTICULAR: Partial<Record<Form['id'], string>> = {
	adoption: 'a dog',
	volunteering: 'wherever you are needed',
	surrender: 'your dog',
}

/**
 * "We have your application": what happens next and by when, and a copy of the answers. For a question about a dog also what
 * we know of it. Answers about health and history are not repeated: a mailbox may have other readers.
 *
 * @param answers as they were kept (`finalAnswers`)
 * @returns null when no e-mail address was given
 */
export function receivedLetter(
	form: Form,
	answers: Answers,
	{ reference, replyBy }: Pick<Accepted, 'reference' | 'replyBy'>,
	world: World,
	text: LetterText,
): Letter | null {
	const { email, firstName } = personOf(answers)
	if (!email) return null
	const values = {
		firstName,
		reference,
		charity: world.charity.name,
		about: form.about(answers)?.name ?? NOBODY_IN_PARTICULAR[form.id] ?? '',
		replyBy: dayInWords(replyBy),
		reach: reach(world.charity),
	}
	const blocks: Block[] = [
		...paragraphs(fill(text.body, values)),
		...dogFacts(form, answers, world.charity, world),
		...copyOf(form, answers),
		{ kind: 'paragraph', text: `Your reference is ${reference}. ${form.privacy}${whole(world)}` },
	]
	return writeLetter({ to: email, subject: fill(text.subject, values), blocks, charity: world.charity })
}

/** Where the whole notice is. */
function whole({ charity, privacyPath }: World): string {
	return privacyPath ? ` Our privacy notice: ${charity.url}${privacyPath}` : ''
}

function copyOf(form: Form, answers: Answers): Block[] {
	const groups = answerGroups(form, answers)
	const hides = groups.some(({ rows }) => rows.some(({ isSensitive, isAnswered }) => isSensitive && isAnswered))
	const shown = groups
		.map(({ title, rows }) => ({
			title,
			rows: rows.filter(({ isSensitive, isAnswered }) => isAnswered && !isSensitive),
		}))
		.filter(({ rows }) => rows.length > 0)
	return [
		{ kind: 'heading', text: 'What you told us' },
		...shown.flatMap(({ title, rows }): Block[] => [
			...(shown.length > 1 ? [{ kind: 'subheading' as const, text: title }] : []),
			{ kind: 'rows', rows: rows.map(({ label, value }) => ({ label, value })) },
		]),
		...(hides
			? [
					{
						kind: 'paragraph' as const,
						text: 'Your answers about health and history are with us too. We don’t repeat them in an email.',
					},
				]
			: []),
	]
}

/** A question about a dog is half answered by what we know; the rest comes from a person. */
function dogFacts(form: Form, answers: Answers, { url }: Charity, world: World): Block[] {
	const dog = form.id === 'contact' && form.about(answers) ? chosenDog(world, answers) : null
	if (!dog) return []
	const known = [dog.excerpt, dog.homeSummary, dog.location && `${dog.title} is at ${dog.location}.`].filter(Boolean)
	return [
		{ kind: 'heading', text: `What we know about ${dog.title}` },
		...(known.length > 0 ? [{ kind: 'list' as const, items: known }] : []),
		{ kind: 'button', text: `See ${dog.title}’s page`, url: `${url}/dogs/${dog.slug}` },
	]
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** "Friday 27 November 2026" */
export function dayInWords(day: string): string {
	return `${WEEKDAY.format(new Date(`${day}T00:00:00Z`))} ${longDate(day)}`
}
