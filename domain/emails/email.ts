import { type Charity, companyInWords } from '../charity/charity.ts'
import { asHtml } from './as-html.ts'
import { asText } from './as-text.ts'
import type { Block } from './blocks.ts'

const MAX_SUBJECT_LENGTH = 150

/** An email as the outbox sends it. */
export interface Email {
	to: string
	/** The address of replies; null for the sender. */
	replyTo: string | null
	subject: string
	text: string
	html: string
	/** One click unsubscribes (RFC 8058); only for newsletters. */
	unsubscribeUrl: string | null
}

interface Written {
	to: string
	/** The address of replies; the charity's contact address by default. */
	replyTo?: string
	subject: string
	blocks: Block[]
	charity: Charity
	/** One-click unsubscribe, for newsletters only. */
	unsubscribeUrl?: string
}

/** An email with the charity's signature. */
export function composeEmail({ to, replyTo, subject, blocks, charity, unsubscribeUrl }: Written): Email {
	const whole: Block[] = [...blocks, { kind: 'small', text: signature(charity) }]
	const oneLine = subjectLine(subject)
	return {
		to,
		replyTo: replyTo || charity.email || null,
		subject: oneLine,
		text: asText(whole),
		html: asHtml(oneLine, whole, charity.locale),
		unsubscribeUrl: unsubscribeUrl ?? null,
	}
}

/** Removes line ends, which would begin another header. */
function subjectLine(subject: string): string {
	const line = subject
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim()
	return [...line].length > MAX_SUBJECT_LENGTH ? `${[...line].slice(0, MAX_SUBJECT_LENGTH - 1).join('')}…` : line
}

/** At the end of every email, with the registration the law requires. */
export function signature(charity: Charity): string {
	const { name, registeredName, charityNumber, address, phone, email, url } = charity
	const registered = [registeredName, charityNumber && `registered charity ${charityNumber}`].filter(Boolean).join(', ')
	const reach = [phone, email].filter(Boolean).join(' · ')
	return [name, registered, address, reach, url, companyInWords(charity)].filter(Boolean).join('\n')
}

/** "You can ring us on 01632 960 144 or reply to this email.", the number only if there is one. */
export function reach({ phone }: Charity): string {
	return phone ? `You can ring us on ${phone} or reply to this email.` : 'You can reply to this email.'
}
