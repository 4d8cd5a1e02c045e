import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { FormLayout } from './form-layout.tsx'

interface LinkSentPageProps {
	email: string
	/** "Did you mean sam@gmail.com?"; null when the address looks right. */
	suggestion: string | null
	/** Where another address can be typed. */
	changeUrl: string
	/** Back to the form. */
	backUrl: string | null
	/** How long the link opens the answers. */
	days: number
}

/** The link to the answers is on its way. */
export function LinkSentPage({ email, suggestion, changeUrl, backUrl, days }: LinkSentPageProps) {
	return (
		<FormLayout title="Look in your email" isLarge isAnswer backUrl={backUrl}>
			<div className="grid gap-4">
				<p className="text-lede">
					A link to your answers is on its way to <b className="wrap-anywhere">{email}</b>.
				</p>
				<p>
					The link works once, within {days} days; then we delete what you wrote, unless you have gone on with it. If no
					letter comes within the hour, look among the junk.
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
