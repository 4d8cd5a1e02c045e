import { createHash } from 'node:crypto'
import type { Answers } from '../answers.ts'

/** Nobody reads a page and answers it in less. */
const FASTEST_MS = 3000

const NAME_FIELDS = ['firstName', 'lastName', 'name', 'guardianName', 'town']
const TEXT_FIELDS = [
	'message',
	'description',
	'why',
	'skills',
	'support',
	'reasonMore',
	'whoHome',
	'days',
	'sleeps',
	'otherDogs',
]
const LINK = /https?:|www\.|\b[\w-]+\.(com|net|org|info|biz|ru|cn|top|xyz|shop|site|online)\b/i

const HONEYPOT_FILLED = 'something in the box that people cannot see'
const NOT_OUR_FORM = 'sent without our form'

/** Whether no person can have sent what has this reason against it. */
export function isSureSign(reason: string): boolean {
	return reason === HONEYPOT_FILLED || reason === NOT_OUR_FORM
}

interface Sent {
	answers: Answers
	/** What came in the box that people cannot see. */
	honeypot: string
	/** When the form was opened (`readSignedTime`); null when we did not sign that. */
	openedAt: number | null
	now: number
	/** Whether somebody sent the same text lately: `textHash` finds it. */
	isRepeat: boolean
}

/**
 * Why something looks like junk, in words for staff; nothing when it does not.
 *
 * With a reason it is kept apart and a person looks at it. It is never dropped: what one machine takes for junk may be the
 * home a dog was waiting for.
 */
export function spamReasons({ answers, honeypot, openedAt, now, isRepeat }: Sent): string[] {
	const names = textsOf(answers, NAME_FIELDS)
	const texts = textsOf(answers, TEXT_FIELDS)
	const reasons: [boolean, string][] = [
		[honeypot.trim() !== '', HONEYPOT_FILLED],
		[openedAt === null, NOT_OUR_FORM],
		[openedAt !== null && now - openedAt < FASTEST_MS, 'sent within 3 seconds'],
		[names.some((name) => LINK.test(name)), 'a link in a name'],
		[names.some(isMixedCaseNoise), 'a name of mixed capitals'],
		[texts.some(isShouting), 'a text in capitals that sells something'],
		[isRepeat, 'the same text as another'],
	]
	return reasons.filter(([applies]) => applies).map(([, reason]) => reason)
}

/** One hash for texts that differ in spaces and capitals only; null when there is too little to tell. */
export function textHash(answers: Answers): string | null {
	const text = textsOf(answers, TEXT_FIELDS).join('\n').toLowerCase().replace(/\s+/g, ' ').trim()
	return text.length < 40 ? null : createHash('sha256').update(text).digest('hex')
}

function textsOf(answers: Answers, names: string[]): string[] {
	return names.flatMap((name) => (Object.hasOwn(answers, name) ? [answers[name] ?? ''].flat() : [])).filter(Boolean)
}

/** "xKdPwQzR": small and capital letters in turn within one word. "McDonald" and "DeLaCruz" are names. */
function isMixedCaseNoise(name: string): boolean {
	return name.split(/[\s'’-]+/).some((word) => (word.match(/\p{Ll}\p{Lu}/gu) ?? []).length >= 3)
}

/** Capitals alone are no reason: some people write that way. Capitals with a link or a price are. */
function isShouting(text: string): boolean {
	const letters = text.match(/\p{L}/gu) ?? []
	const capitals = text.match(/\p{Lu}/gu) ?? []
	const sells = LINK.test(text) || /!{3,}|[$£€]\s?\d/.test(text)
	return letters.length >= 30 && capitals.length / letters.length > 0.7 && sells
}
