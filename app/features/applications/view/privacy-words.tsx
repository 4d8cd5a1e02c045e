import { SiteLink } from '#app/ui/navigation/site-link.tsx'

export interface PrivacyData {
	text: string
	/** The charity's privacy notice; "" for none. */
	url: string
}

/** The purpose and retention of the answers, with a link to the whole notice. */
export function PrivacyWords({ text, url }: PrivacyData) {
	return (
		<>
			{text}
			{url && (
				<span>
					{' '}
					<SiteLink to={url}>Our privacy notice</SiteLink> explains your rights.
				</span>
			)}
		</>
	)
}
