import { SiteLink } from '#app/ui/navigation/site-link.tsx'

export interface PrivacyData {
	/** What happens with the answers, in a sentence or two. */
	text: string
	/** The charity's notice; "" for none. */
	url: string
}

/** What a form's answers are for and how long they stay, with the way to the whole notice. */
export function PrivacyWords({ text, url }: PrivacyData) {
	return (
		<>
			{text}
			{url && (
				<>
					{' '}
					<SiteLink to={url}>Our privacy notice</SiteLink> says what else you can ask of us.
				</>
			)}
		</>
	)
}
