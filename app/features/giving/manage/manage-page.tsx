import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { RadioTile } from '#app/ui/forms/choice.tsx'
import { FieldGroup } from '#app/ui/forms/field.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import finn from '#app/ui/sections/pictures/walking-finn.webp'
import { phoneHref } from '#lib/text/phone.ts'
import { GivingHead } from '../giving-head.tsx'
import { Ended } from './ended.tsx'
import type { Manage } from './manage.server.ts'
import { StandingOrder } from './standing-order.tsx'
import './manage.css'

/** A monthly donation: what it is, its receipts, and how it is changed and ended. */
export function ManagePage({ page, isUnavailable }: { page: Manage; isUnavailable: boolean }) {
	const { state, amount, purpose, reference, dog, receipts, givenSoFar } = page
	const eachMonth = amount.replace(' a month', '')
	const facts = [
		{ label: 'Each month', value: givenSoFar && page.isStandingOrder ? `${eachMonth} announced` : eachMonth },
		{ label: 'For', value: purpose },
		{ label: 'State', value: STATES[state] },
		{
			label: 'Reference',
			value: (
				<span className="whitespace-nowrap select-all">
					<Untranslated>{reference}</Untranslated>
				</span>
			),
		},
	]
	return (
		<>
			<GivingHead
				title={titleOf(page)}
				lede={ledeOf(page)}
				isGlad={state === 'active'}
				pictures={state === 'active' ? [finn] : undefined}
			/>
			<Wrap className="manage-parts py-section">
				<div className="grid gap-10">
					{isUnavailable && (
						<Notice tone="caution">
							<p role="alert">
								We can’t reach Stripe just now, so nothing was changed. Please try again in a few minutes{orRing(page)}.
							</p>
						</Notice>
					)}
					{page.canChange && <Change />}
					{page.whenRehomed && dog && <WhenRehomed dog={dog} wish={page.whenRehomed} />}
					{page.canCancel && <Cancel amount={amount} />}
					{state === 'ended' && <Ended />}
					{page.isStandingOrder && state !== 'ended' && <StandingOrder reference={reference} />}
				</div>
				<section className="grid content-start gap-5" aria-labelledby="yours">
					<h2 id="yours" className="text-h3">
						{dog ? `You and ${dog}` : 'Your donation'}
					</h2>
					<Facts facts={facts} />
					{receipts.length > 0 && <Receipts receipts={receipts} />}
				</section>
			</Wrap>
		</>
	)
}

const STATES: Record<Manage['state'], string> = {
	waiting: 'Waiting for the first payment',
	expired: 'No payment yet',
	active: 'Active',
	'past due': 'The last payment failed',
	ended: 'Ended',
}

function titleOf({ state, dog }: Manage): string {
	if (state === 'ended') return dog ? `Your sponsorship of ${dog} has ended` : 'Your monthly donation has ended'
	return dog ? `Your sponsorship of ${dog}` : 'Your monthly donation'
}

function ledeOf({ state, ended, closedOn, amount, receipts, givenSoFar, isStandingOrder, dog }: Manage): string {
	if (state === 'ended')
		return `${ended} No more payments will be taken. Thank you for every month of it: it fed, housed and healed.`.trim()
	if (state === 'past due')
		return `The last payment of ${amount} didn’t go through. If your card is new, you can tell us here.`
	if (state === 'expired')
		return `We hadn’t seen a first payment by ${closedOn}, so we stopped waiting, and that’s fine: you owe nothing. It’s still welcome, with the reference below.`
	if (state === 'waiting')
		return isStandingOrder
			? 'We’re waiting for the first payment of your standing order.'
			: 'The first payment hasn’t reached us yet.'
	if (givenSoFar) return `Thank you. ${givenSoFar} of yours has reached ${dog ?? 'the dogs'} so far.`
	const times = receipts.length === 1 ? 'once' : receipts.length === 2 ? 'twice' : `${receipts.length} times`
	return `Thank you for ${amount}. It has reached ${dog ?? 'the dogs'} ${times} so far.`
}

function Change() {
	const isBusy = useNavigation().formData?.get('intent') === 'change'
	return (
		<section className="grid gap-3" aria-labelledby="change">
			<h2 id="change" className="text-h3">
				Change your card or account
			</h2>
			<p className="max-w-[35em]">
				You do that on the page of Stripe, who take the payment for us and never show us your card.
			</p>
			<Form method="post">
				<Button type="submit" name="intent" value="change" size="pasm" busy={isBusy} busyLabel="One moment…">
					Open Stripe’s page
				</Button>
			</Form>
		</section>
	)
}

/** Native, so that one press cannot cancel by mistake, also without JavaScript. */
function Cancel({ amount }: { amount: string }) {
	const isBusy = useNavigation().formData?.get('intent') === 'cancel'
	return (
		<section className="grid gap-3" aria-labelledby="cancel">
			<h2 id="cancel" className="text-h3">
				Cancel
			</h2>
			<p className="max-w-[35em]">Plans change, and that’s fine. No one will ask you why.</p>
			<details className="manage-cancel">
				<summary className="quiet-fold-line">I’d like to cancel</summary>
				<Form method="post" className="grid justify-items-start gap-4">
					<p>
						No more payments of {amount} will be taken from now on. What you gave stays with the dogs, and your receipts
						stay valid.
					</p>
					<Button
						type="submit"
						name="intent"
						value="cancel"
						variant="destructive"
						size="pasm"
						busy={isBusy}
						busyLabel="One moment…"
					>
						Cancel it now
					</Button>
				</Form>
			</details>
		</section>
	)
}

function WhenRehomed({ dog, wish }: { dog: string; wish: NonNullable<Manage['whenRehomed']> }) {
	const wishes = [
		{ value: 'another dog', text: 'Sponsor another dog who waits' },
		{ value: 'stop', text: 'Stop my sponsorship' },
		{ value: 'ask', text: 'Ask me by email' },
	]
	return (
		<Form method="post" className="grid justify-items-start gap-4">
			<FieldGroup id="whenRehomed" label={`When ${dog} finds a home`} className="w-full">
				{wishes.map(({ value, text }) => (
					<RadioTile key={value} name="whenRehomed" value={value} defaultChecked={value === wish}>
						{text}
					</RadioTile>
				))}
			</FieldGroup>
			<Button type="submit" name="intent" value="when-rehomed" variant="outline" size="pst">
				Save this
			</Button>
		</Form>
	)
}

function Receipts({ receipts }: Pick<Manage, 'receipts'>) {
	return (
		<div className="grid gap-2">
			<h3 className="text-h4">Receipts</h3>
			<ul className="manage-receipts">
				{receipts.map(({ day, sum, url }) => (
					<li key={url}>
						<SiteLink to={url}>{day}</SiteLink>
						<b>{sum}</b>
					</li>
				))}
			</ul>
		</div>
	)
}

function orRing({ phone }: Manage) {
	return (
		phone && (
			<span>
				, or ring{' '}
				<SiteLink to={phoneHref(phone)} className="whitespace-nowrap">
					{phone}
				</SiteLink>
			</span>
		)
	)
}
