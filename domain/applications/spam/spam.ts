import { createHash } from 'node:crypto'
import type { Answers } from '../../forms/answers/answers.ts'

/** People need longer to fill in a page. */
export const MIN_FILL_MS = 3000

const NAME_FIELDS = ['firstName', 'lastName', 'name', 'guardianName', 'town']
/** Free text, in the order it is hashed: stored hashes have it. */
export const TEXT_FIELDS: readonly string[] = [
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
const LINK = /https?:|www\.|[\w-]\.(com|net|org|info|biz|ru|cn|top|xyz|shop|site|online)\b/i

const HONEYPOT_FILLED = 'something in the box that people cannot see'
const NOT_OUR_FORM = 'sent without our form'

/** Whether this reason proves that a machine sent it. */
export function isCertainSpam(reason: string): boolean {
	return reason === HONEYPOT_FILLED || reason === NOT_OUR_FORM
}

interface SpamParams {
	answers: Answers
	/** The value of the hidden honeypot field. */
	honeypot: string
	/** When the form was opened (`readSignedTime`); undefined without our signature. */
	openedAt: number | undefined
	now: number
	/** Whether the same text was sent recently (`textHash`). */
	isRepeat: boolean
}

/**
 * Why a submission looks like spam, in words for staff. It is quarantined then, never dropped, because it may be genuine.
 */
export function spamReasons({ answers, honeypot, openedAt, now, isRepeat }: SpamParams): string[] {
	const names = textsOf(answers, NAME_FIELDS)
	const texts = textsOf(answers, TEXT_FIELDS)
	const reasons: [boolean, string][] = [
		[honeypot.trim() !== '', HONEYPOT_FILLED],
		[openedAt === undefined, NOT_OUR_FORM],
		[openedAt !== undefined && now - openedAt < MIN_FILL_MS, 'sent within 3 seconds'],
		[names.some(namesSite), 'a link in a name'],
		[names.some(isMixedCaseNoise), 'a name of mixed capitals'],
		[texts.some(isShouting), 'a text in capitals that sells something'],
		[isRepeat, 'the same text as another'],
	]
	return reasons.filter(([applies]) => applies).map(([, reason]) => reason)
}

/** Hash of the free-text answers, ignoring case and spacing, for duplicate detection. Undefined when there is too little text. */
export function textHash(answers: Answers): string | undefined {
	const text = textsOf(answers, TEXT_FIELDS).join('\n').toLowerCase().replace(/\s+/g, ' ').trim()
	return text.length < 40 ? undefined : createHash('sha256').update(text).digest('hex')
}

function textsOf(answers: Answers, names: readonly string[]): string[] {
	return names.flatMap((name) => (Object.hasOwn(answers, name) ? [answers[name] ?? ''].flat() : [])).filter(Boolean)
}

/** In compatibility form, in which other dots and slashes are plain ones. */
function namesSite(text: string): boolean {
	return LINK.test(text.normalize('NFKC'))
}

/** "xKdPwQzR", but not "McDonald" or "DeLaCruz". */
function isMixedCaseNoise(name: string): boolean {
	return name.split(/[\s'’-]+/).some((word) => (word.match(/\p{Ll}\p{Lu}/gu) ?? []).length >= 3)
}

/** Capitals with a link or a price; capitals alone are no reason. */
function isShouting(text: string): boolean {
	const letters = text.match(/\p{L}/gu) ?? []
	const capitals = text.match(/\p{Lu}/gu) ?? []
	const sells = namesSite(text) || /!{3,}|[$£€]\s?\d/.test(text)
	return letters.length >= 30 && capitals.length / letters.length > 0.7 && sells
}
