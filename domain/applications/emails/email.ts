import type { Charity } from '../form-context.ts'
import { asHtml } from './as-html.ts'
import { asText } from './as-text.ts'
import type { Block } from './blocks.ts'

const MAX_SUBJECT_LENGTH = 150

/** An email as the outbox sends it. */
export interface Email {
	to: string
	/** Whom a reply reaches; null for who it is from. */
	replyTo: string | null
	subject: string
	text: string
	html: string
	/** One click unsubscribes (RFC 8058); only for newsletters. */
	unsubscribeUrl: string | null
}

interface Written {
	to: string
	/** Whom a reply reaches; the charity's contact address when left out or empty. */
	replyTo?: string
	subject: string
	blocks: Block[]
	charity: Charity
	/** Only for news: ends them with one click. */
	unsubscribeUrl?: string
}

/** A whole letter, signed by the charity. */
export function composeEmail({ to, replyTo, subject, blocks, charity, unsubscribeUrl }: Written): Email {
	const whole = [...blocks, signature(charity)]
	const oneLine = subjectLine(subject)
	return {
		to,
		replyTo: replyTo || charity.email || null,
		subject: oneLine,
		text: asText(whole),
		html: asHtml(oneLine, whole),
		unsubscribeUrl: unsubscribeUrl ?? null,
	}
}

/** A line end in a subject would begin another head line: there is none left. */
function subjectLine(subject: string): string {
	const line = subject
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim()
	return [...line].length > MAX_SUBJECT_LENGTH ? `${[...line].slice(0, MAX_SUBJECT_LENGTH - 1).join('')}…` : line
}

/** Who writes, as the law and the reader want it. */
function signature({ name, registeredName, charityNumber, address, phone, email, url }: Charity): Block {
	const registered = [registeredName, charityNumber && `registered charity ${charityNumber}`].filter(Boolean).join(', ')
	const reach = [phone, email].filter(Boolean).join(' · ')
	return { kind: 'small', text: [name, registered, address, reach, url].filter(Boolean).join('\n') }
}

/** "You can ring us on 01632 960 144 or reply to this email.", as far as there is a number. */
export function reach({ phone }: Charity): string {
	return phone ? `You can ring us on ${phone} or reply to this email.` : 'You can reply to this email.'
}
