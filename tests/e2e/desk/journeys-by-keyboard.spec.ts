import { randomUUID } from 'node:crypto'
import { test } from '@playwright/test'
import { startDonation } from '#records/giving/start-donation.ts'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { follow, typeIn } from '../support/keyboard/follow.ts'
import { ownSite } from '../support/site/own-site.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

/* The journeys of staff, pressed by keyboard alone and heard through the browser's accessibility tree. */

const site = ownSite()
test.use(WITH_MOTION)

function aCase(firstName: string): Promise<string> {
	const answers = { ...enough.adoption, firstName, dog: 'biscuit' }
	const sent = { answers, name: firstName, email: `${randomUUID()}@example.org` }
	return site.withStore(async (store) => (await accept(store, aSubmission(sent), () => [], Date.now())).reference)
}

test('a volunteer signs in, takes a case, writes an email and takes it back', async ({ page }) => {
	await aCase('Maria')
	const invitation = /http\S+/.exec(site.desk('invite', 'ana@rescue.example', '--name', 'Ana'))?.[0] ?? ''
	await follow(page, [
		[`open ${invitation}`, /^page ".* – Desk"/],
		['Tab …', 'button "Accept and sign in"'],
		['Enter', /^page "Inbox.* – Desk"|^heading/],
		['Tab …', /^link "Maria/, 'Cases, what is due first at the top'],
		['Enter', 'heading "Maria"', 'Maria, Adoption – Desk'],
		['Tab …', 'button "Take this case"'],
		['Enter', /^(part|heading|status) ".*Saved who holds this case/],
		['Tab …', 'link "Write an email"'],
		['Enter', 'heading "Email to Maria"', 'Choose a template: email to Maria – Desk'],
		['Tab …', 'link "An empty email"'],
		['Enter', /^(part|heading|status|Legend) "/, 'Write: email to Maria – Desk'],
		...typeIn('Subject', 'Come and meet Biscuit'),
		...typeIn('Email', 'Dear Maria, are you free on Sunday?'),
		['Tab …', 'button "Next: check the email"'],
		['Enter', /"This is what they get/, 'Preview: email to Maria – Desk'],
		['Tab …', 'button "Send"'],
		['Enter', /"On its way/, 'On its way: email to Maria – Desk'],
		['Tab', 'button "Undo"'],
		['Enter', /"Taken back\. Nothing was sent/, 'Write: email to Maria – Desk'],
		['Tab …', /^textbox "Subject.*: Come and meet Biscuit/],
	])
})

test('an order is packed and sent', FULL_ONLY, async ({ page, context }) => {
	const { payable } = await site.withStore((store) => aPaidOrder(store, { lastName: 'Quill' }))
	await site.signIn(context, { name: 'Vol', role: 'team' })
	await follow(page, [
		['open /desk/orders?search=Quill&view=to+pack', 'page "To pack – Orders – Desk"'],
		['Tab …', new RegExp(`^checkbox ".*${payable.reference}`)],
		['Space', new RegExp(`^checkbox ".*${payable.reference}.*, checked`), '1 ticked'],
		['Tab …', 'button "Mark as packed"'],
		['Enter', /"1 order is marked as packed/],
		[`open /desk/orders/${payable.reference}`, /^page "Order of .*Quill/],
		...typeIn('Tracking link', 'no link'),
		['Tab …', 'button "Mark as sent and email them"'],
		['Enter', /"Not done yet/, /^Error: Order of/],
		...typeIn('Tracking link', 'https://track.example/AB123'),
		['Tab …', 'button "Mark as sent and email them"'],
		['Enter', /"Marked as sent\. The buyer gets an email/],
	])
})

test('a bank statement is pasted, and a line is marked as received', FULL_ONLY, async ({ page, context }) => {
	const { donation } = await site.withStore((store) => startDonation(store, aNewDonation(), () => [], Date.now()))
	await site.signIn(context, { name: 'Tess', role: 'treasurer' })
	await follow(page, [
		['open /desk/giving/statement', /^page ".*– Desk"/],
		...typeIn('Or its text, pasted', `Date,Text,Amount\n20/11/2026,${donation.reference},20.00`),
		['Tab …', 'button "Import"'],
		['Enter', /"1 line imported/],
		['Tab …', /^button "Mark as received/],
		['Enter', /"1 donation received/],
	])
})
