import { formatDateWithWeekday } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { linkKey } from '../../applications/signed-link.ts'
import type { Charity } from '../../charity/charity.ts'
import { composeEmail, type Email } from '../../emails/email.ts'
import { ANSWER_WORDS, CHECK_IN_ANSWERS, type CheckInAnswer, type CheckInKind } from './check-in-answers.ts'

interface CheckInParams {
	id: string
	kind: CheckInKind
	to: string
	firstName: string
	/** "the dog" when it has no page any more. */
	dogName: string
	homeOn: string
}

const OPENINGS: Record<CheckInKind, (dog: string) => string> = {
	'2 days': (dog) =>
		`${dog} has been with you for two days now. The first ones can be quiet, or anything but: a dog who hides, doesn’t eat or can’t settle is quite usual, and it passes.`,
	'2 weeks': (dog) =>
		`${dog} has been with you for two weeks now. This is often when a dog begins to feel at home, and when the first real questions come up.`,
	'3 months': (dog) =>
		`${dog} has been with you for three months now. By this time most dogs know that this is home, and we’d love to hear about yours.`,
}

/** Asks how it is going, with a link for each answer. It asks for nothing else. */
export function checkInEmail(params: CheckInParams, charity: Charity, formSecret: FormSecret): Email {
	const { id, kind, to, firstName, dogName, homeOn } = params
	const dog = dogName === 'the dog' ? 'Your dog' : dogName
	const url = (answer: CheckInAnswer) =>
		`${charity.url}/checkin?id=${id}&key=${linkKey('check-in', id, formSecret)}&answer=${answer}`
	return composeEmail({
		to,
		subject: dogName === 'the dog' ? 'How is it going with your dog?' : `How is ${dogName} getting on?`,
		blocks: [
			{ kind: 'paragraph', text: `Dear ${firstName},` },
			{ kind: 'paragraph', text: OPENINGS[kind](dog) },
			{ kind: 'paragraph', text: 'How is it going? One tap is enough, and you can add a few words if you like.' },
			...CHECK_IN_ANSWERS.map((answer) => ({ kind: 'button' as const, text: ANSWER_WORDS[answer], url: url(answer) })),
			{
				kind: 'paragraph',
				text: `Whatever you answer, a real person reads it.${charity.phone ? ` If it can’t wait, ring us on ${charity.phone}.` : ''}`,
			},
			{
				kind: 'small',
				text: `You get this because ${dogName} came home with you on ${formatDateWithWeekday(homeOn)}.`,
			},
		],
		charity,
	})
}

/** Tells staff what was answered. Without the words: they are on the case. */
export function checkInNotice(
	to: string,
	{
		reference,
		dogName,
		kind,
		answer,
	}: { reference: string; dogName: string; kind: CheckInKind; answer: CheckInAnswer },
	charity: Charity,
): Email {
	const isUrgent = answer === 'help'
	return composeEmail({
		to,
		subject: isUrgent ? `Needs help with ${dogName} - ${reference}` : `A question about ${dogName} - ${reference}`,
		blocks: [
			{
				kind: 'paragraph',
				text: isUrgent
					? `The home of ${dogName} answered our question after ${kind} with “${ANSWER_WORDS.help}”. Please ring them today: a dog who is helped now need not come back.`
					: `The home of ${dogName} answered our question after ${kind} with “${ANSWER_WORDS.questions}”.`,
			},
			{ kind: 'button', text: 'Open the case', url: `${charity.url}/desk/cases/${reference}` },
		],
		charity,
	})
}
