import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import juno from '#app/ui/sections/pictures/listening-juno.webp'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import { GivingHead } from '../giving-head.tsx'
import type { LostLinkResult } from './lost-link.server.ts'
import './lost-link.css'

interface LostLinkPageProps {
	/** Null before the form is sent. */
	result: LostLinkResult | null
	phone: string
	/** The charity takes cards; without them all monthly donations are standing orders. */
	hasCards: boolean
}

/** How a monthly donation is changed: at the bank, or by a link that is sent again. */
export function LostLinkPage({ result, phone, hasCards }: LostLinkPageProps) {
	const isSent = result?.kind === 'sent'
	const number = phone.replaceAll(' ', '\u{A0}')
	return (
		<>
			<GivingHead
				title={isSent ? 'Look in your inbox' : 'Change or cancel your monthly donation'}
				lede={
					isSent
						? 'If that is the address you give with, an email with your link is on its way.'
						: hasCards
							? 'How do you give? By card or Direct Debit we send you a link; a standing order you change at your bank.'
							: 'You give by standing order, so your bank changes it for you. Thank you for every month of it.'
				}
				isGlad
				pictures={[juno]}
			/>
			<Wrap className="lost-link">
				<ul>
					{isSent && (
						<li>
							<h2 className="text-h3">No email within ten minutes?</h2>
							<p>
								Please look in your junk folder, or try the address on your last receipt. We only ever send it to the
								address we have on file.
								{phone && <span>{` To change that, ring us on ${number}.`}</span>}
							</p>
						</li>
					)}
					{!isSent && hasCards && (
						<li>
							<h2 className="text-h3">By card or Direct Debit</h2>
							<p>Every receipt has a link to change or cancel. Lost it? We’ll email it again, within a few minutes.</p>
							<AskForAddress error={result} />
						</li>
					)}
					<li>
						<h2 className="text-h3">By standing order</h2>
						<p>Only your bank can change or end it, and it’s quick:</p>
						<ol>
							<li>Open your bank’s app or website.</li>
							<li>Look for “Standing orders”, often under “Payments”.</li>
							<li>Change the sum or the day there, or end it. You needn’t tell us why.</li>
						</ol>
						<p>Less a month is fine, too. Keep the reference, so that we know it’s from you.</p>
					</li>
					{phone && !isSent && (
						<li className="band-sky lost-link-stuck">
							<div className="grid gap-2">
								<h2 className="text-h3">Stuck?</h2>
								<p>Ring us, and we’ll do it with you.</p>
							</div>
							<ButtonLink to={phoneHref(phone)} size="pasm" className="justify-self-start">
								<IconPhone aria-hidden className="size-5 flex-none" /> {number}
							</ButtonLink>
						</li>
					)}
				</ul>
			</Wrap>
		</>
	)
}

function AskForAddress({ error }: { error: Extract<LostLinkResult, { kind: 'error' }> | null }) {
	const isBusy = useNavigation().formData !== undefined
	const errors = useMemo(() => (error ? [{ id: 'email', text: error.error }] : []), [error])
	return (
		<>
			<ErrorSummary errors={errors} />
			<Form method="post" noValidate className="grid justify-items-start gap-5">
				<Field
					id="email"
					label="Your email address"
					hint="The one your receipts come to."
					className="w-full"
					{...(error ? { error: error.error } : {})}
				>
					<Input name="email" type="email" autoComplete="email" defaultValue={error?.typed ?? ''} />
				</Field>
				<Button type="submit" size="pasm" busy={isBusy} busyLabel="One moment…">
					Email me my link
				</Button>
			</Form>
		</>
	)
}
