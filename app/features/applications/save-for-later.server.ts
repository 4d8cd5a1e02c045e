import { dayIn } from '#app/lib/dates.ts'
import type { Content } from '#content/content.ts'
import { LINK_LIFE_MS, makeLink } from '#records/drafts/drafts.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import type { Store } from '#records/store/open-store.ts'
import { checkField } from './check-field.server.ts'
import { likelyEmail } from './email-typo.server.ts'
import { saveAndReturn } from './letters/small-letters.server.ts'
import { textOf } from './letters/texts.server.ts'
import { email } from './pages/you.server.ts'
import type { World } from './world.server.ts'

/** For how many days the link in the letter opens the form. */
export const LINK_DAYS = LINK_LIFE_MS / 86_400_000

/** The address to send the way back to, in the form it is written to, and what it may be a slip of; or what to say about it. */
export function readAddress(typed: string): { email: string; meant: string | null } | { message: string } {
	const checked = checkField(email, typed.trim())
	if ('message' in checked) return { message: checked.message }
	const address = String(checked.value)
	const meant = likelyEmail(address)
	return { email: address, meant: meant && `Did you mean ${meant}?` }
}

interface Saving {
	store: Store
	/** Of the draft. */
	key: string
	to: string
	world: World
	content: Content
	now: number
}

/**
 * Writes down the letter with the way back to a draft. Resolves to false when the draft is gone.
 *
 * @throws when it could not be kept
 */
export async function saveForLater({ store, key, to, world, content, now }: Saving): Promise<boolean> {
	const linkKey = await makeLink(store, key, now)
	if (!linkKey) return false
	const until = dayIn(content.options?.site.timezone ?? 'Europe/London', now + LINK_LIFE_MS)
	const url = `${world.charity.url}/apply/return?key=${linkKey}`
	const payload = saveAndReturn(to, url, until, world.charity, textOf('saveAndReturn', content.letters))
	await store.write((transaction) => enqueue(transaction, [{ channel: 'letter', submissionId: null, payload }], now))
	return true
}
