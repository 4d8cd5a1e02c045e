import type { MerchItem } from '#content/model/content.ts'
import { email as emailField } from '#domain/applications/forms/pages/you.ts'
import type { Charity } from '#domain/charity/charity.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import { checkField } from '#domain/forms/validation/check-field.ts'
import { confirmNoticeEmail, confirmNoticePath, stopNoticePath } from '#domain/shop/stock-notice.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { cleanLine } from '#lib/text/clean.ts'
import { storeNotice } from '#records/shop/notices/notices.ts'
import type { Store } from '#records/store/open-store.ts'
import type { ShopFacts } from '../shop-facts.server.ts'
import type { NoticeData } from './notice-data.ts'

/** What is sold out; null when everything is there, or the charity has no sender yet. */
export function noticeOf(item: MerchItem, { content, availability }: Pick<ShopFacts, 'content' | 'availability'>) {
	const variants = item.variants.filter(({ key }) => {
		const left = availability(item.id, key)
		return left !== null && left <= 0
	})
	if (variants.length === 0 || !content.options) return null
	const named = variants.map(({ key, label }) => ({ key, label }))
	return { slug: item.slug, title: item.title, variants: named } satisfies NoticeData
}

interface NoticeRequest {
	store: Store
	facts: ShopFacts
	formSecret: FormSecret
	charity: Charity
	limit: NewAddressLimit
	now: number
}

export type NoticeResult =
	| { kind: 'stored'; title: string; slug: string; email: string }
	| { kind: 'there again'; slug: string }
	| {
			kind: 'again'
			notice: NoticeData
			typed: { variant: string; email: string; errors: { id: string; text: string }[] }
			status: 422 | 429
	  }
	| { kind: 'unknown' }

const TOO_MANY = 'We can’t take more of these just now. Try again later, or ring us'
const CHOOSE = 'Choose which one you’re waiting for'

/** Takes the form of an item's page. Nothing tells whether the address had asked before. */
export async function takeNotice(body: URLSearchParams, request: NoticeRequest): Promise<NoticeResult> {
	const { store, facts, formSecret, charity, limit, now } = request
	const item = facts.content.merch.find(({ slug }) => slug === body.get('slug'))
	if (!item) return { kind: 'unknown' }
	const notice = noticeOf(item, facts)
	if (!notice) return { kind: 'there again', slug: item.slug }
	const [variant, typedEmail] = [body.get('wanted') ?? '', cleanLine(body.get('email') ?? '')]
	const kind = notice.variants.find(({ key }) => key === variant)
	if (!kind && item.variants.some(({ key }) => key === variant)) return { kind: 'there again', slug: item.slug }
	const checked = checkField(emailField, typedEmail)
	const errors = [
		...(kind ? [] : [{ id: 'wanted', text: CHOOSE }]),
		...('message' in checked ? [{ id: 'notice-email', text: checked.message }] : []),
		...(body.get('website') ? [{ id: 'notice-email', text: 'Leave the hidden box empty, and send it again' }] : []),
	]
	const again = (found: typeof errors, status: 422 | 429): NoticeResult => ({
		kind: 'again',
		notice,
		status,
		typed: { variant, email: typedEmail, errors: found },
	})
	if (!kind || errors.length > 0 || 'message' in checked) return again(errors, 422)
	const email = String(checked.value)
	const title = item.variants.length > 1 ? `${item.title}, ${kind.label}` : item.title
	const confirmEmail = (id: string) =>
		confirmNoticeEmail({
			to: email,
			title,
			charity,
			confirmPath: confirmNoticePath(id, formSecret),
			stopPath: stopNoticePath(id, formSecret),
		})
	const wanted = { merchId: Number(item.id), variant, title, email }
	const isStored = (await storeNotice(store, wanted, { confirmEmail, limit, now })) !== 'too many'
	if (!isStored) return again([{ id: 'notice-email', text: TOO_MANY }], 429)
	return { kind: 'stored', title, slug: item.slug, email }
}
