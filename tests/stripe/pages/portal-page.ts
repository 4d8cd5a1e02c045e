import { escapeHtml } from '#lib/text/html.ts'
import { cancelSubscription } from '../play/renew.ts'
import type { StripeState } from '../state.ts'
import { attribute, buttonForm, htmlPage, type PageAnswer } from './page.ts'

/** The customer portal: shows a customer's subscriptions and cancels them. */
export function portalPage(state: StripeState, id: string, action: string | null): PageAnswer {
	const portal = state.portals.get(id)
	if (!portal) return { status: 404, html: htmlPage('This session has expired', '') }
	const subscriptions = [...state.subscriptions.values()].filter(({ customer }) => customer === portal.customer)
	const chosen = subscriptions.find((one) => one.id === action && one.status !== 'canceled')
	if (chosen) cancelSubscription(state, chosen)
	const rows = subscriptions.map((one) => {
		const cancel = one.status === 'canceled' ? '' : buttonForm(one.id, 'Cancel')
		return `<li>${escapeHtml(one.id)}: ${escapeHtml(one.status)} ${cancel}</li>`
	})
	const back = portal.return_url === null ? '' : `<a href="${attribute(portal.return_url)}">Back</a>`
	return { status: 200, html: htmlPage('Customer portal', `<ul>${rows.join('')}</ul>${back}`) }
}
