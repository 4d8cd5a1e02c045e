import { useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { GivingHead } from '../giving-head.tsx'
import type { LostLinkResult } from './lost-link.server.ts'

interface LostLinkPageProps {
	/** Null before the form is sent. */
	result: LostLinkResult | null
	phone: string
}

/** Sends the links of monthly donations again. */
export function LostLinkPage({ result, phone }: LostLinkPageProps) {
	const isSent = result?.kind === 'sent'
	return (
		<>
			<GivingHead
				title={isSent ? 'Look in your inbox' : 'Change or cancel your monthly donation'}
				lede={
					isSent
						? 'If that is the address you give with, an email with your links is on its way.'
						: 'The link for that is in every receipt. We can also send it to you now.'
				}
				isGlad
			/>
			<Wrap className="py-section">
				<div className="grid max-w-184 gap-5">
					{isSent ? (
						<p className="max-w-[35em]">
							No email within ten minutes? Please look in your junk folder, or try the address on your last receipt. We
							only ever send it to the address we have on file
							{phone ? `. To change that, ring us on ${phone.replaceAll(' ', '\u{A0}')}` : ''}.
						</p>
					) : (
						<AskForAddress error={result} />
					)}
					<p className="max-w-[35em] text-ink-2">
						Do you give by standing order? Then only your bank can change or end it: look for “Standing orders” in its
						app.
					</p>
				</div>
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
					Email me my links
				</Button>
			</Form>
		</>
	)
}
