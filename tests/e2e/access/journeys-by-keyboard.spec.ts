import { test } from '@playwright/test'
import type { FormId } from '#domain/forms/form.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { walkTo } from '../support/fill-in.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { follow, type Step, typeIn } from '../support/keyboard/follow.ts'
import { ownSite } from '../support/site/own-site.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

/* The journeys of visitors, pressed by keyboard alone and heard through the browser's accessibility tree, with motion on. */

ownSite()
test.use(WITH_MOTION)

const YOU: Step[] = [...typeIn('First name', 'Zoë'), ...typeIn('Last name', 'O’Brien')]
const EMAIL: Step[] = typeIn('Email address', 'zoe@example.org')

// In `npm test` `applications/all-forms.spec.ts` fills in this form by keyboard.
test('a dog is found by what it can live with, and asked for', FULL_ONLY, async ({ page }) => {
	test.slow()
	await follow(page, [
		['open /', 'page "Fairlead | Walk home together"'],
		['Tab', 'link "Skip to main content"'],
		['Tab', 'link "Fairlead, home"'],
		['Tab', 'link "Find a dog"', 'Main'],
		['Enter', /^heading "\d+ dogs|^heading "Find a dog/, 'Find a dog | Fairlead'],
		['Tab …', /^checkbox "Cats/, 'Can live with'],
		['Space', 'checkbox "Cats", checked', /\d+ dogs can live with cats, .* Filtered by: Good with cats/],
		['Tab …', 'link "Biscuit"'],
		['Enter', 'heading "Biscuit"', 'Meet Biscuit | Fairlead'],
		['Tab …', 'link "Apply to adopt Biscuit"'],
		['Enter', 'heading "Apply to adopt a dog"', 'Apply to adopt a dog | Fairlead'],
		['Tab', 'link "Start now"'],
		['Enter', /^heading "/, '- Apply to adopt a dog | Fairlead'],
		[(page) => walkTo(page, enough.adoption, { byKeyboard: true })],
		['Tab …', 'button "Send my application"'],
		['Enter', /^heading "We have your application/, /^We have your application/],
	])
})

test('money is given once, after an address that had to be corrected', async ({ page }) => {
	await follow(page, [
		['open /waystohelp/donations', 'page "Donate | Fairlead"'],
		['Tab …', 'radio "Every month", checked', 'How often?'],
		['ArrowDown', 'radio "Just once", checked', '£30 covers vaccinations and a microchip'],
		['Tab', 'radio "£30", checked', 'How much would you like to give?'],
		['ArrowDown', 'radio "£60", checked', '£60 pays for a full check-up'],
		['Tab', 'textbox "Or your own amount"'],
		['Tab', /^combobox "What is it for\?"/],
		['Tab', 'button "Give £60"'],
		['Enter', 'heading "Your donation"', 'Your donation | Fairlead'],
		...YOU,
		...typeIn('Email address', 'zoe'),
		['Tab …', 'button "Get our bank details"'],
		['Enter', 'part "There is 1 thing to fix"', 'Error: Your donation | Fairlead'],
		['Tab', 'link "Enter an email address in the correct format, like name@example.com"'],
		['Enter', 'textbox "Email address", invalid: zoe', 'Error: Enter an email address'],
		['“zoe@example.org”', /^textbox "Email address".*: zoe@example\.org$/],
		['Tab …', 'button "Get our bank details"'],
		['Enter', /^heading "Thank you, Zoë/, /^Thank you, Zoë/],
	])
})

test('money is given every month, with Gift Aid', FULL_ONLY, async ({ page }) => {
	await follow(page, [
		['open /donate?frequency=monthly', 'page "Your donation | Fairlead"'],
		...YOU,
		...EMAIL,
		['Tab', /^checkbox "Add Gift Aid/],
		['Space', /^checkbox "Add Gift Aid.*, checked$/],
		['Tab', /^radio "/, 'Your Gift Aid declaration'],
		['Space', /^radio ".*, checked$/],
		...typeIn('House name or number', '12'),
		...typeIn('Postcode', 'SA14 8NN'),
		['Tab …', 'button "Get our bank details"'],
		['Enter', /^heading "Thank you, Zoë/, /^Thank you, Zoë/],
	])
})

test('a dog is sponsored', FULL_ONLY, async ({ page }) => {
	await follow(page, [
		['open /dogs/dot', 'page "Meet Dot | Fairlead"'],
		['Tab …', /^link "Sponsor Dot/],
		['Enter', 'heading "Sponsor Dot"', 'Sponsor Dot | Fairlead'],
		['Tab …', /^radio "Every month.*, checked$/, 'How would you like to do it?'],
		['Tab', /^radio "£12.*, checked$/, 'How much a month?'],
		['Tab …', 'button "Sponsor Dot for £12 a month"'],
		['Enter', 'heading "Sponsor Dot"', 'Your details - Sponsor Dot | Fairlead'],
		['Tab …', /^radio "Help another dog/, 'If Dot finds a home, or dies'],
		['Space', /^radio "Help another dog.*, checked$/],
		...YOU,
		...EMAIL,
		['Tab …', 'button "Sponsor Dot, £12 a month"'],
		['Enter', /^heading "Thank you, Zoë/, /^Thank you, Zoë/],
	])
})

test('a lead is bought', FULL_ONLY, async ({ page }) => {
	await follow(page, [
		['open /merch', 'page "Shop | Fairlead"'],
		['Tab …', 'link "Rope lead, 1.5 m"'],
		['Enter', 'heading "Rope lead, 1.5 m"', 'Rope lead, 1.5 m | Fairlead'],
		['Tab …', 'button "Add to basket"'],
		['Enter', 'button "Close"', 'Added to your basket Your total is £20.25.'],
		['Tab …', 'button "Remove Rope lead, 1.5 m"', 'Your basket'],
		['Tab', 'link "Checkout"'],
		['Tab', 'link "View basket"'],
		['Enter', 'heading "Your basket"', 'Your basket'],
		['Tab …', /^button "One more of Rope lead/],
		['Enter', /^button "One more of Rope lead/, /Rope lead.*: 2\. Your total is/],
		['Tab …', /^(button|link) ".*[Cc]heckout/],
		['Enter', 'heading "Your details"', 'Your details - Checkout | Fairlead'],
		...YOU,
		...EMAIL,
		...typeIn('Address line 1', '12 Mill Lane'),
		...typeIn('Town or city', 'Thornford'),
		...typeIn('Postcode or Eircode', 'sa148nn'),
		['Tab', 'button "Continue"'],
		['Enter', 'heading "Delivery"', 'Delivery - Checkout | Fairlead'],
		['Tab …', 'button "Continue"'],
		['Enter', 'heading "Check your order"', 'Check your order - Checkout | Fairlead'],
		['Tab …', /^button "Order and pay by bank transfer, £/],
		['Enter', 'heading "Thank you, Zoë. One step to go."', 'Thank you, Zoë. One step to go. | Fairlead'],
	])
})

for (const { form, steps, send } of [
	{
		form: 'fostering',
		send: 'Send my application',
		steps: [
			['open /fostering', 'page "Foster a dog | Fairlead"'],
			['Tab …', 'link "Offer to foster"'],
		],
	},
	{
		form: 'volunteering',
		send: 'Send',
		steps: [
			['open /waystohelp/volunteering', 'page "Volunteer | Fairlead"'],
			['Tab …', 'link "Offer to help"'],
		],
	},
	{
		form: 'found',
		send: 'Send my report',
		steps: [
			['open /docs/cookies', /^page "Cookies/],
			['Tab …', 'link "I’ve found a dog"'],
		],
	},
	{
		form: 'surrender',
		send: 'Send',
		steps: [
			['open /docs/cookies', /^page "Cookies/],
			['Tab …', 'link "I can’t keep my dog"'],
		],
	},
] satisfies { form: FormId; steps: Step[]; send: string }[]) {
	// In `npm test` the form for adoption is sent above, which has every kind of control.
	test(`${form}: from a page of the site to the reference`, FULL_ONLY, async ({ page }) => {
		test.slow()
		await follow(page, [
			...(steps as Step[]),
			['Enter', /^heading "/, ' | Fairlead'],
			['Tab …', /^link "Start/],
			['Enter', /^heading "/, ' - '],
			[(page) => walkTo(page, enough[form as FormId], { byKeyboard: true })],
			['Tab …', `button "${send}"`],
			['Enter', /^heading "We have /, /^We have /],
		])
	})
}

test('a question is asked, after what was missing', FULL_ONLY, async ({ page }) => {
	await follow(page, [
		['open /apply/contact/question', 'page "Ask us something | Fairlead"'],
		['Tab …', 'button "Check and send"'],
		['Enter', 'part "There are 4 things to fix"', 'Error: Ask us something | Fairlead'],
		['Tab', 'link "Select what your question is about"'],
		['Enter', /^radio "One of your dogs"/, 'Error: Select what your question is about'],
		['ArrowUp', /^radio ".*, checked$/],
		...typeIn('Your name', 'Sam Taylor'),
		...typeIn('Email address', 'sam@example.org'),
		['Tab', 'textbox "Phone number"', 'How should we reply?'],
		...typeIn('What would you like to know?', 'When are you open on Sundays?'),
		['Tab', 'button "Check and send"'],
		['Enter', 'heading "Check your answers"', 'Check your answers'],
		['Tab …', 'button "Send my question"'],
		['Enter', /^heading "We have your question/, /^We have your question/],
	])
})

test('dogs are saved, compared and taken out again', FULL_ONLY, async ({ page }) => {
	await follow(page, [
		['open /dogs', 'page "Find a dog | Fairlead"'],
		['Tab …', 'button "Save Otis"'],
		['Space', 'button "Save Otis", pressed', 'Otis saved. 1 favourite.'],
		['Tab …', 'button "Save Biscuit"'],
		['Space', 'button "Save Biscuit", pressed', 'Biscuit saved. 2 favourites.'],
		['open /favourites', 'page "Your favourites | Fairlead"'],
		['Tab …', 'button "Compare side by side"'],
		['Enter', 'heading "Compare Biscuit and Otis"', 'Biscuit and Otis, side by side | Fairlead'],
		['Tab …', 'checkbox "Only where they differ"'],
		['Space', 'checkbox "Only where they differ", checked'],
		['Tab …', /^link "Apply to adopt ?: Otis"/],
	])
})

test('the questions about a home are answered one by one', FULL_ONLY, async ({ page }) => {
	await follow(page, [
		['open /right-for-each-other', 'page "Could we be right for each other? | Fairlead"'],
		['Tab …', 'link "Question 1: How old is the youngest child at home, or visiting often?"'],
		['Enter', /^Legend "How old is the youngest child/],
		['Tab', 'radio "Skip", checked', 'How old is the youngest child at home, or visiting often?'],
		['Tab', 'link "Next"'],
		['Enter', /^Legend "Is there a dog at home already/],
	])
})
