import type { FormSecret } from '#lib/form-secret.ts'
import { isLinkKey, linkKey } from '../applications/signed-link.ts'
import type { Charity } from '../charity/charity.ts'
import { composeEmail, type Email, reach } from '../emails/email.ts'

/** Where an address is taken off the list, without typing it. */
export function stopNoticePath(id: string, secret: FormSecret): string {
	return `/shop/notice/stop?key=${id}.${linkKey('stock notice', id, secret)}`
}

/** Where an address says that it was its owner who asked. */
export function confirmNoticePath(id: string, secret: FormSecret): string {
	return `/shop/notice/confirm?key=${id}.${linkKey('stock notice confirm', id, secret)}`
}

/** The row that a key opens; undefined unless we made it for this purpose. */
export function readNoticeKey(
	key: string,
	secret: FormSecret,
	purpose: 'stock notice' | 'stock notice confirm' = 'stock notice',
): string | undefined {
	const [id = '', signature = '', ...rest] = key.split('.')
	return rest.length === 0 && isLinkKey(signature, purpose, id, secret) ? id : undefined
}

interface ConfirmNotice {
	to: string
	/** "T-shirt, Medium" */
	title: string
	confirmPath: string
	stopPath: string
	charity: Charity
}

/** Asks whether it was the owner of an address who typed it: anyone can. */
export function confirmNoticeEmail({ to, title, confirmPath, stopPath, charity }: ConfirmNotice): Email {
	return composeEmail({
		to,
		subject: `Shall we email you when it’s back? ${title}`,
		charity,
		blocks: [
			{ kind: 'paragraph', text: 'Hello,' },
			{
				kind: 'paragraph',
				text: `Someone, we hope you, asked us to email this address when this is back in our shop: ${title}. If it was you, please confirm it. You’ll get one email when it’s there, and then we delete your address.`,
			},
			{ kind: 'button', text: 'Yes, email me when it’s back', url: `${charity.url}${confirmPath}` },
			{
				kind: 'paragraph',
				text: 'If it wasn’t you, there’s nothing to do: we delete the address in two days, and no other email comes of it.',
			},
			{ kind: 'link', text: 'Delete my address now', url: `${charity.url}${stopPath}` },
			{ kind: 'paragraph', text: reach(charity) },
		],
	})
}

interface BackInStock {
	to: string
	/** "T-shirt, Medium" */
	title: string
	slug: string
	/** Null: not counted. */
	left: number | null
	/** The few are named. */
	lowStock: number
	/** Where this address is taken off the list for other items; null when it waits for none. */
	stopPath: string | null
	charity: Charity
}

/** The one email that was asked for. Nothing else is offered in it: it is no marketing. */
export function backInStockEmail({ to, title, slug, left, lowStock, stopPath, charity }: BackInStock): Email {
	const few = left !== null && left <= lowStock
	return composeEmail({
		to,
		subject: `Back in our shop: ${title}`,
		charity,
		blocks: [
			{ kind: 'paragraph', text: 'Hello,' },
			{
				kind: 'paragraph',
				text: `You asked us to tell you when this is back, and it is: ${title}.${few ? ` There ${left === 1 ? 'is 1' : `are ${left}`} so far, and we can’t keep one by.` : ''}`,
			},
			{ kind: 'button', text: 'See it in the shop', url: `${charity.url}/merch/${slug}` },
			{
				kind: 'paragraph',
				text: `${reach(charity)} That was the one email you asked for: we’ve taken your address off the list for this.`,
			},
			...(stopPath
				? [
						{ kind: 'paragraph' as const, text: 'You’re still on the list for something else in the shop.' },
						{ kind: 'link' as const, text: 'Take me off that list too', url: `${charity.url}${stopPath}` },
					]
				: []),
		],
	})
}
