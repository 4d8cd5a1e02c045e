import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import IconCard from '~icons/ph/envelope-simple-open-bold'
import IconTruck from '~icons/ph/truck-bold'
import type { OrderView } from './order.server.ts'
import { orderWords } from './order-words.ts'
import './order.css'

interface OrderPageProps {
	order: OrderView
	/** Why paying again failed, in a sentence. */
	problem: string | null
	/** The opening of pages after paying (`features/giving/giving-head.tsx`). */
	head: (words: { title: string; lede: string }) => ReactNode
	/** The details of the bank; null when there is nothing to transfer. */
	transfer: ReactNode
	/** Gift Aid on the part that is a donation; null when there is none. */
	giftAid: ReactNode
}

/** An order in every state. */
export function OrderPage({ order, problem, head, transfer, giftAid }: OrderPageProps) {
	const { title, lede, next } = orderWords(order)
	return (
		<>
			{head({ title, lede })}
			<Wrap className="order-parts py-section">
				<div className="order-main">
					{(order.canPayByCard || order.canTransfer) && <PayAgain order={order} problem={problem} />}
					{order.payAgainRefusal && <OrderAgain problem={problem} />}
					{order.cardUrl && (
						<p>
							<ButtonLink to={order.cardUrl} size="pasm">
								<IconCard aria-hidden className="size-[1.25em]" />
								Open your greetings card
							</ButtonLink>
						</p>
					)}
					{order.trackingUrl && (
						<p>
							<ButtonLink to={order.trackingUrl} size="pasm">
								<IconTruck aria-hidden className="size-[1.25em]" />
								Follow it on its way
							</ButtonLink>
						</p>
					)}
					{transfer}
					{next.length > 0 && <Next sentences={next} />}
					{!transfer && <WhereItGoes order={order} hasReference />}
				</div>
				<div className="order-main">
					<Ordered order={order} />
					{transfer && <WhereItGoes order={order} hasReference={false} />}
				</div>
				<Rights order={order} />
			</Wrap>
			{giftAid}
		</>
	)
}

function PayAgain({ order, problem }: Pick<OrderPageProps, 'order' | 'problem'>) {
	const { canPayByCard, canTransfer, state, total } = order
	const pressed = useNavigation().formData?.get('intent')
	return (
		<section className="grid content-start gap-5" aria-labelledby="pay">
			<h2 id="pay" className="text-h3">
				How would you like to go on?
			</h2>
			{problem && (
				<Notice tone="caution">
					<p role="alert">{problem}</p>
				</Notice>
			)}
			<Form method="post" className="flex flex-wrap gap-3">
				{canPayByCard && (
					<Button
						type="submit"
						name="intent"
						value="card"
						size="pasm"
						busy={pressed === 'card'}
						busyLabel="One moment…"
					>
						{state === 'declined' ? `Try again and pay ${total}` : `Pay ${total}`}
					</Button>
				)}
				{canTransfer && (
					<Button
						type="submit"
						name="intent"
						value="transfer"
						size="pasm"
						variant={canPayByCard ? 'link' : 'default'}
						busy={pressed === 'transfer'}
						busyLabel="One moment…"
					>
						{`Order and pay by bank transfer, ${total}`}
					</Button>
				)}
			</Form>
			<p className="max-w-[35em] text-ink-2">
				{canPayByCard && <span>You pay on the page of Stripe, who never show us your card. </span>}
				<span>Changed your mind? Then there’s nothing to do: you owe nothing.</span>
			</p>
		</section>
	)
}

/** The sentence is in the opening of the page; said once more after a press on a page that was older. */
function OrderAgain({ problem }: Pick<OrderPageProps, 'problem'>) {
	return (
		<div className="grid content-start justify-items-start gap-5">
			{problem && (
				<Notice tone="caution">
					<p role="alert">{problem}</p>
				</Notice>
			)}
			<ButtonLink to="/merch" size="pasm">
				Order it again from the shop
			</ButtonLink>
		</div>
	)
}

function Next({ sentences }: { sentences: string[] }) {
	return (
		<section className="grid content-start gap-4" aria-labelledby="next">
			<h2 id="next" className="text-h3">
				What happens next
			</h2>
			<ol className="order-next">
				{sentences.map((sentence) => (
					<li key={sentence}>
						<span>{sentence}</span>
					</li>
				))}
			</ol>
		</section>
	)
}

/** @param props.hasReference beside the details of the bank it would stand twice */
function WhereItGoes({ order, hasReference }: Pick<OrderPageProps, 'order'> & { hasReference: boolean }) {
	const { address, reference, orderedOn, isSent } = order
	const facts = [
		...(hasReference
			? [
					{
						label: 'Reference',
						value: (
							<span className="whitespace-nowrap select-all">
								<Untranslated>{reference}</Untranslated>
							</span>
						),
					},
				]
			: []),
		{ label: 'Ordered on', value: orderedOn },
		...(address.length > 0
			? [
					{
						label: isSent ? 'Posted to' : 'Deliver to',
						value: <span className="whitespace-pre-line">{address.join('\n')}</span>,
					},
				]
			: []),
	]
	return <Facts facts={facts} className="order-facts" />
}

/** What was ordered, with its sums. */
function Ordered({ order }: Pick<OrderPageProps, 'order'>) {
	const { lines, rows, total, vat, vatRefunded, paymentRows, toRefund, isSent } = order
	return (
		<section aria-labelledby="ordered" className="order-bill">
			<h2 id="ordered" className="text-h3">
				Your order
			</h2>
			<dl>
				{lines.map(({ key, title, quantity, words, ended, picture, total: sum }) => (
					<div key={key} className="order-line">
						<dt className="wrap-anywhere">
							<Picture picture={picture && { ...picture, alt: '' }} sizes="3.5rem" className="order-picture" />
							<span>
								{quantity > 1 && <span>{`${quantity} × `}</span>}
								{title}
								{words && <span className="block text-note text-ink-2">“{words}”</span>}
								{ended && <span className="block text-note font-semibold">{ended}</span>}
							</span>
						</dt>
						<dd>{sum}</dd>
					</div>
				))}
				{rows.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
				<div className="order-total">
					<dt>Total</dt>
					<dd>{total}</dd>
				</div>
				{paymentRows.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
				{toRefund && (
					<div>
						<dt>{isSent ? 'To be refunded once it is back' : 'To be refunded'}</dt>
						<dd>{toRefund}</dd>
					</div>
				)}
			</dl>
			{vat && (
				<p className="text-note text-ink-2">
					The total: {vat}.{vatRefunded && <span>{` ${vatRefunded} of what was refunded is VAT.`}</span>}
				</p>
			)}
		</section>
	)
}

/** The terms once more, and the way to cancel. */
function Rights({ order: { terms, cancellationForm, cancelUrl } }: Pick<OrderPageProps, 'order'>) {
	const longest = Math.max(...terms.map(lengthOf))
	const main = terms.find((term) => lengthOf(term) === longest)
	return (
		<section aria-labelledby="rights" className="order-rights">
			<h2 id="rights" className="text-h3">
				Your rights
			</h2>
			<div className="order-terms">
				<div>
					{main && <TermText {...main} />}
					{cancellationForm && (
						<details>
							<summary className="quiet-fold-line">A form for cancelling by post</summary>
							<blockquote className="whitespace-pre-line wrap-anywhere">{cancellationForm}</blockquote>
						</details>
					)}
				</div>
				<div>{terms.map((term) => term !== main && <TermText key={term.title} {...term} />)}</div>
			</div>
			<p className="order-ways no-print">
				<ButtonLink to="/merch" size="pasm">
					Back to the shop
				</ButtonLink>
				{cancelUrl && (
					<SiteLink to={cancelUrl} className="inline-flex min-h-13 items-center font-semibold">
						Cancel this order
					</SiteLink>
				)}
			</p>
		</section>
	)
}

type Term = OrderView['terms'][number]

const lengthOf = ({ texts }: Term) => texts.join('').length

function TermText({ title, texts }: Term) {
	return (
		<div>
			<h3 className="text-h4">{title}</h3>
			{texts.map((text) => (
				<p key={text} className="whitespace-pre-line wrap-anywhere">
					{text}
				</p>
			))}
		</div>
	)
}
