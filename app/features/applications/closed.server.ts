import type { Charity } from '#domain/charity/charity.ts'
import { phoneHref } from '#lib/text/phone.ts'

interface ClosedForm {
	charity: Pick<Charity, 'phone'>
	/** Days the draft is stored; null without a draft. */
	retentionDays: number | null
}

/** Shown instead of a closed form: whom to ring, and what happens to the draft. */
export function closedPage({ charity: { phone }, retentionDays }: ClosedForm) {
	const how = phone ? `Ring us on ${phone.replaceAll(' ', '\u{A0}')} instead.` : 'Please come back in a few days.'
	const kept = retentionDays === null ? '' : ` Nothing was sent. We’ll keep what you typed for ${retentionDays} days.`
	return {
		title: phone ? 'Please ring us' : 'This form is closed for now',
		text: `We can’t take forms on this website at the moment. ${how}${kept}`,
		links: [
			...(phone ? [{ text: `Ring ${phone}`, url: phoneHref(phone) }] : []),
			{ text: 'Go to the home page', url: '/' },
		],
	}
}
