import type Stripe from 'stripe'
import { escapeHtml } from '#lib/text/html.ts'
import { type Attempt, attemptSession } from '../play/pay-session.ts'
import type { StripeState } from '../state.ts'
import { attribute, buttonForm, htmlPage, type PageAnswer } from './page.ts'

const ATTEMPTS: Record<string, Attempt> = {
	pay: 'pay',
	decline: 'decline',
	authenticated: '3-D Secure',
	'not-authenticated': '3-D Secure failed',
	'direct-debit': 'direct debit',
	'apple-pay': 'Apple Pay',
	'google-pay': 'Google Pay',
}

/** Hosted Checkout, for a browser with or without JavaScript. `action` is the button that was pressed. */
export function checkoutPage(state: StripeState, id: string, action: string | null): PageAnswer {
	const session = state.sessions.get(id)
	if (!session) return { status: 404, html: htmlPage('Something went wrong', '<p>The page could not be found.</p>') }
	if (session.status !== 'open') return { status: 200, html: htmlPage('This page has expired', '') }
	if (action === null) return { status: 200, html: paymentPage(session) }
	if (action === 'bank-page') return { status: 200, html: bankPage() }
	const attempt = ATTEMPTS[action]
	if (!attempt) return { status: 400, html: htmlPage('Something went wrong', '') }
	const { isComplete, message = '' } = attemptSession(state, id, attempt)
	if (!isComplete) return { status: 200, html: paymentPage(session, message) }
	return { status: 303, location: (session.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', id) }
}

function paymentPage(session: Stripe.Checkout.Session, message = ''): string {
	const { amount_total: amount, currency, cancel_url: cancelUrl, mode } = session
	const back = cancelUrl === null ? '' : `<a href="${attribute(cancelUrl)}">Back</a>`
	return htmlPage(
		'Stripe Checkout',
		`<p>${amount} ${escapeHtml(currency ?? '')}${mode === 'subscription' ? ' per month' : ''}</p>
		${message === '' ? '' : `<p role="alert">${escapeHtml(message)}</p>`}
		${buttonForm('pay', 'Pay')}${buttonForm('decline', 'Pay with a declined card')}
		${buttonForm('bank-page', 'Pay with 3-D Secure')}${buttonForm('direct-debit', 'Pay by direct debit')}${back}`,
	)
}

/** Where the card's bank asks who pays. */
function bankPage(): string {
	const buttons = buttonForm('authenticated', 'Confirm') + buttonForm('not-authenticated', 'Fail')
	return htmlPage('Your bank', `<p>Confirm that it is you who pays.</p>${buttons}`)
}
