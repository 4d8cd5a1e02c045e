import { FormLayout } from '../form-layout.tsx'
import type { FormSideData } from '../form-sidebar.tsx'
import { StartLinks, type StartLinksProps } from '../start-links.tsx'

interface NewLinkPageProps extends StartLinksProps {
	days: number
	/** Whom to ring. */
	side?: FormSideData | null
}

/** The text is the same whether there was a draft or not. */
export function NewLinkPage({ days, side = null, startLinks }: NewLinkPageProps) {
	return (
		<FormLayout
			title="Check your email"
			isLarge
			isAnswer
			side={side}
			lede={
				<p>
					If we still have unfinished answers of yours, a new link is on its way to the email address you saved them
					with. Open it in the browser you want to carry on in.
				</p>
			}
		>
			<section aria-labelledby="again" className="grid gap-4">
				<h2 id="again" className="text-h3">
					No email within an hour?
				</h2>
				<p>
					Please check your junk folder. There’s no link for answers you’ve already sent, or left for more than {days}{' '}
					days. {startLinks.length > 0 && <span>Then you can start again:</span>}
				</p>
				<StartLinks startLinks={startLinks} />
			</section>
		</FormLayout>
	)
}
