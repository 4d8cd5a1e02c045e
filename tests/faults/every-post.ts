import { randomInt, randomUUID } from 'node:crypto'
import { asTyped, enough } from '#tests/builders/answers.ts'
import { aVisitor, fillIn, type Seen } from '#tests/integration/form-visitor.ts'

const NOTHING = new URLSearchParams()
/** As good as any in the links of emails. */
const KEY = 'A'.repeat(32)
const NAME = 'Zoë “the First”'
/** Of each address that is typed. */
const EMAIL = 'zoe.first+'

type Visitor = ReturnType<typeof aVisitor>

/** One form request. */
export interface Post {
	name: string
	/** What was typed into the page itself, and not on a page before; "" for nothing. A refusal must show it again. */
	typed: string
	send(): Promise<Seen>
}

/** A post to every address that takes one, each by a visitor with an address and cookies of their own. */
export async function everyPost(site: { url: string }): Promise<Post[]> {
	const newVisitor = () => aVisitor(site, { 'X-Forwarded-For': `198.51.100.${randomInt(1, 255)}` })
	const applicant = newVisitor()
	const half = await applicant.send(await applicant.get('/apply/adoption/dog'), asTyped(enough.adoption))
	const asker = newVisitor()
	const check = await fillIn(asker, 'contact', { slowly: true })
	if (half.path !== '/apply/adoption/you' || check.path !== '/apply/contact/check') {
		throw new Error(`forms could not be begun: ${half.status} ${half.path}, ${check.status} ${check.path}`)
	}
	const named = asTyped({ ...enough.adoption, ...enough.volunteering, firstName: NAME })
	// An address gets only so many emails within an hour.
	const email = () => new URLSearchParams({ email: `${EMAIL}${randomUUID()}@example.org` })

	const at = (visitor: Visitor, path: string, typed: string, body: () => URLSearchParams): Post => ({
		name: path,
		typed,
		send: () => visitor.send({ ...half, path, text: '' }, body()),
	})
	return [
		{ name: 'a page of a form', typed: NAME, send: () => applicant.send(half, named) },
		{ name: 'the last page of a form', typed: '', send: () => asker.send(check, NOTHING) },
		at(newVisitor(), '/apply/volunteering/you', NAME, () => named),
		at(applicant, '/apply/adoption/save', EMAIL, email),
		at(newVisitor(), '/apply/newsletter/news', EMAIL, email),
		at(newVisitor(), `/newsletter/confirm?key=${KEY}`, '', () => NOTHING),
		at(newVisitor(), `/newsletter/leave?key=${KEY}`, '', () => NOTHING),
		at(newVisitor(), '/apply/return', '', () => new URLSearchParams({ key: KEY })),
	]
}
