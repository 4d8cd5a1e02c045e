import { FormLayout } from './form-layout.tsx'

interface LinkSentPageProps {
	email: string
	/** To another address, or back to the form. */
	backUrl: string | null
	/** How long the link opens the answers. */
	days: number
}

/** The link to the answers is on its way. */
export function LinkSentPage({ email, backUrl, days }: LinkSentPageProps) {
	return (
		<FormLayout title="Look in your email" isLarge backUrl={backUrl}>
			<div className="grid gap-4">
				<p className="text-lede">
					A link to your answers is on its way to <b className="wrap-anywhere">{email}</b>.
				</p>
				<p>
					It works for {days} days, then we delete what you wrote. If no letter comes within the hour, look among the
					junk, or go back and check the address.
				</p>
			</div>
		</FormLayout>
	)
}
