import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { FormLayout } from '../form-layout.tsx'

interface LinkSentPageProps {
	email: string
	/** "Did you mean sam@gmail.com?" */
	suggestion: string | null
	changeUrl: string
	backUrl: string | null
	/** How long the link works. */
	days: number
}

/** Confirms that the link was emailed. */
export function LinkSentPage({ email, suggestion, changeUrl, backUrl, days }: LinkSentPageProps) {
	return (
		<FormLayout title="Check your email" isLarge isAnswer backUrl={backUrl}>
			<div className="grid gap-4">
				<p className="text-lede">
					A link to your answers is on its way to <b className="wrap-anywhere">{email}</b>.
				</p>
				<p>
					The link works once, within {days} days. After that we delete what you wrote, unless you’ve carried on with
					it. If the email hasn’t arrived within an hour, check your junk folder.
				</p>
				<p>
					{suggestion ? `${suggestion} ` : 'Not your address? '}
					<SiteLink to={changeUrl} className="font-semibold">
						Change the address
					</SiteLink>
				</p>
			</div>
		</FormLayout>
	)
}
